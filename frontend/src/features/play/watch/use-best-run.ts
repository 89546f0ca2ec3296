import type { ListedRun } from '@gamegeek/contracts/play/live-runs.schemas.js';
import { useCallback, useState } from 'react';

interface BestRun {
  /** The play session that is shown; undefined while nobody plays. */
  sessionId: string | undefined;
  /** The run is over, or nothing happens in it: the best of the others is next. */
  next: () => void;
}

/** The best run that is played now. It stays until it ends, even if another one becomes better. */
export function useBestRun(runs: readonly ListedRun[]): BestRun {
  const [shown, setShown] = useState<string>();
  const isListed = runs.some(({ sessionId }) => sessionId === shown);
  const best = runs[0]?.sessionId;
  if (!isListed && shown !== best) setShown(best);
  const next = useCallback(
    () => setShown((now) => runs.find(({ sessionId }) => sessionId !== now)?.sessionId ?? now),
    [runs],
  );
  return { sessionId: isListed ? shown : best, next };
}
