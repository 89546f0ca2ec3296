import type { SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isClaimPending } from './guest-scores.js';
import { guestScoresQuery } from './queries.js';

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

/** The best run of the guest in this game, also of earlier visits, until the guest signs in or declines. */
export function useGhostRun(gameId: number, isGuest: boolean): GhostRunState {
  const [played, setPlayed] = useState<GhostRun>();
  const [isDeclined, setIsDeclined] = useState(false);
  if (!isGuest && played) setPlayed(undefined);
  const [hasPlayedBefore] = useState(isClaimPending);
  const { data: stored } = useQuery({
    ...guestScoresQuery,
    select: (scores) => scores.find((best) => best.gameId === gameId),
    enabled: isGuest && hasPlayedBefore,
  });
  const note = useCallback((score: number, { status, personalBest, wouldBeRank: rank }: SubmitResult) => {
    if (status === 'guest' && personalBest && rank !== null) setPlayed({ score, rank });
  }, []);
  const remove = useCallback(() => {
    setPlayed(undefined);
    setIsDeclined(true);
  }, []);
  const earlier =
    isGuest && !isDeclined && stored && stored.wouldBeRank !== null
      ? { score: stored.score, rank: stored.wouldBeRank }
      : undefined;
  return { run: played ?? earlier, note, remove };
}
