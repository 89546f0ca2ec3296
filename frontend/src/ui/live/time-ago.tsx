import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { howLongAgo } from './how-long-ago.js';

const MINUTE = 60_000;
const CHECK_INTERVAL_MS = 15_000;

/** A relative time, updated every minute; the tooltip shows the time to the minute. */
export function TimeAgo({ at }: { at: string }): ReactNode {
  const { i18n } = useTranslation();
  const format = useFormat();
  const words = useMemo(() => new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }), [i18n.language]);
  const { value, unit } = howLongAgo(Date.parse(at), useMinute() * MINUTE);
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {words.format(value, unit)}
    </time>
  );
}

/** The current minute since the epoch. */
function useMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE));
}

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
