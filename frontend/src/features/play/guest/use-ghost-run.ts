import type { SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import { useCallback, useState } from 'react';

/** The best run of a guest, which is not on the board. */
interface GhostRun {
  score: number;
  rank: number;
}

interface GhostRunState {
  run: GhostRun | undefined;
  /** Takes the result of a run; only a better run than all before replaces the ghost. */
  note: (score: number, result: SubmitResult) => void;
  remove: () => void;
}

/** The best run since the page was opened, until the guest signs in, declines, or plays a better one. */
export function useGhostRun(isSignedIn: boolean): GhostRunState {
  const [run, setRun] = useState<GhostRun>();
  if (isSignedIn && run) setRun(undefined);
  const note = useCallback((score: number, { status, personalBest, wouldBeRank: rank }: SubmitResult) => {
    if (status === 'guest' && personalBest && rank !== null) setRun({ score, rank });
  }, []);
  const remove = useCallback(() => setRun(undefined), []);
  return { run, note, remove };
}
