import type { OwnScore } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveStatus } from '#shared/live/live-topic.js';
import { latestScoreQuery } from './queries.js';

export interface FirstScore {
  isPending: boolean;
  /** The newest score when the page was opened; null if there was none. */
  before: OwnScore | null;
  /** The score that has arrived since. */
  arrived: OwnScore | undefined;
}

/**
 * Detects a score since the page was opened. `reported` is the last live update; scores without one (while
 * disconnected, or no new best) are requested after reconnecting and on focus.
 */
export function useFirstScore(reported: OwnScore | undefined, status: LiveStatus): FirstScore {
  // None if it could not be loaded.
  const { data: latest = null, isPending, refetch } = useQuery(latestScoreQuery);
  const [before, setBefore] = useState<OwnScore | null>();
  const [initialId] = useState(reported?.id);
  if (!isPending && before === undefined) setBefore(latest);

  useEffect(() => {
    if (status === 'live') void refetch();
  }, [status, refetch]);

  return { isPending, before: before ?? null, arrived: newest() };

  function newest(): OwnScore | undefined {
    const fresh = reported && reported.id !== initialId ? reported : undefined;
    const found = latest && before !== undefined && latest.id !== before?.id ? latest : undefined;
    if (fresh && found) return found.createdAt > fresh.createdAt ? found : fresh;
    return fresh ?? found;
  }
}
