import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Live } from '#shared/live/use-live.js';
import { LoadError } from '../load-error.js';
import { Panel, PanelHead, PanelTitle } from '../page/panel.js';
import { LiveMark } from './live-mark.js';

interface LivePanelProps<S> {
  id: string;
  title: string;
  /** The level of the heading. */
  heading: 'h2' | 'h3';
  live: Pick<Live<S>, 'snapshot' | 'status' | 'failed' | 'retry'>;
  /** Says what could not be loaded. */
  failed: string;
  /** Shown while the data loads, in about the same size. */
  pending: ReactNode;
  children: (snapshot: S) => ReactNode;
}

/** A panel with the data of a live topic. */
export function LivePanel<S>({ id, title, heading, live, failed, pending, children }: LivePanelProps<S>): ReactNode {
  const { t } = useTranslation();
  const { snapshot, status, failed: hasFailed, retry } = live;
  return (
    <Panel aria-labelledby={id} aria-busy={!snapshot && !hasFailed}>
      <PanelHead>
        <PanelTitle as={heading} id={id}>
          {title}
        </PanelTitle>
        <LiveMark status={status} />
      </PanelHead>
      {hasFailed && <LoadError title={failed} text={t('ui.liveFailed')} onRetry={retry} />}
      {!hasFailed && (snapshot ? children(snapshot) : pending)}
    </Panel>
  );
}
