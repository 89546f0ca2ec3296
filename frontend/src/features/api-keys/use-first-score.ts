import type { OwnScore } from '@gamegeek/contracts/profiles/profiles.types.js';
import { useEffect, useState } from 'react';
import type { LiveStatus } from '../../shared/live/live-topic.js';
import { useLatestScore } from './api/get-latest-score.js';

export interface FirstScore {
  isPending: boolean;
  /** The newest score when the page was opened; null if there was none. */
  before: OwnScore | null;
  /** The score that has arrived since. */
  arrived: OwnScore | undefined;
}

/**
 * Detects a score since the page was opened. `told` is the last live update; scores without one (while disconnected, or no
 * new best) are requested after reconnecting and on focus.
 */
export function useFirstScore(told: OwnScore | undefined, status: LiveStatus): FirstScore {
  const { latest, isPending, reload } = useLatestScore();
  const [before, setBefore] = useState<OwnScore | null>();
  const [oldNews] = useState(told?.id);
  if (!isPending && before === undefined) setBefore(latest);

  useEffect(() => {
    if (status === 'live') void reload();
  }, [status, reload]);

  return { isPending, before: before ?? null, arrived: newest() };

  function newest(): OwnScore | undefined {
    const heard = told && told.id !== oldNews ? told : undefined;
    const found = latest && before !== undefined && latest.id !== before?.id ? latest : undefined;
    if (heard && found) return found.createdAt > heard.createdAt ? found : heard;
    return heard ?? found;
  }
}
