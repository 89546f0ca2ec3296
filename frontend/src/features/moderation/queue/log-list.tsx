import { QUEUE_PAGE_SIZE } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { LoadError } from '#ui/load-error.js';
import { Pager } from '#ui/pager.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { useLog } from '../api/queue.js';
import { ActLine } from './act-line.js';
import { Lines, LogPlace } from './log.styles.js';

const SKELETONS = 4;

/** All actions of all admins, newest first. */
export function LogList({ page, onPage }: { page: number; onPage: (page: number) => void }): ReactNode {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const { list, error, retry } = useLog(page);
  if (error) {
    return (
      <LogPlace>
        <LoadError title={t('failed')} text={errorText(error)} onRetry={retry} />
      </LogPlace>
    );
  }
  if (list?.items.length === 0) {
    return (
      <LogPlace>
        <StateMessage title={t('empty.log')} text={t('emptyHint.log')} />
      </LogPlace>
    );
  }
  return (
    <LogPlace>
      <Lines aria-label={t('list.log')} aria-busy={!list}>
        {list?.items.map((act) => <ActLine key={act.id} act={act} isWhole />) ??
          Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton $width="100%" $height="72px" />
            </li>
          ))}
      </Lines>
      {list && <Pager label={t('pager')} page={page} pages={Math.ceil(list.total / QUEUE_PAGE_SIZE)} onPage={onPage} />}
    </LogPlace>
  );
}
