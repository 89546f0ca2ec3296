import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveStatus } from '#shared/live/live-topic.js';
import { Dot, Mark } from './live-mark.styles.js';

/** Reconnections within this time are not shown. */
const QUIET_MS = 2_000;

/** Shows whether a page is live. Reconnecting is shown after two seconds, with a small mark. */
export function LiveMark({ status }: { status: LiveStatus }): ReactNode {
  const { t } = useTranslation();
  const [shown, setShown] = useState<LiveStatus>();
  useEffect(() => {
    const timer = setTimeout(() => setShown(status), status === 'live' ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Mark role="status" $status={shown} data-room={t('live.live')}>
      {shown && (
        <>
          <Dot aria-hidden="true" $status={shown} />
          {t(`live.${shown}`)}
        </>
      )}
    </Mark>
  );
}
