import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.types.js';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '../../../../shared/motion/prefers-reduced-motion.js';
import { getLeaderboard } from '../../api/get-leaderboard.js';
import { BOARD_PAGE } from '../../board-pages.js';

interface FindMeOptions {
  board: Board;
  page: number;
  onPage: (page: number) => void;
  ownId: string | undefined;
}

interface FindMe {
  findMe: () => void;
  /** The own row once found; undefined before anybody asked. */
  outcome: LeaderboardEntry | 'absent' | 'failed' | undefined;
  frame: RefObject<HTMLElement | null>;
}

/** Leads to the page that holds one's own row, and brings the row into view once it is there. */
export function useFindMe({ board, page, onPage, ownId }: FindMeOptions): FindMe {
  const frame = useRef<HTMLElement>(null);
  const wanted = useRef(false);
  const [answer, setAnswer] = useState<{ board: string; outcome: FindMe['outcome'] }>();
  const boardKey = `${board.scope}:${board.period}`;

  function showOwnRow(): void {
    const row = frame.current?.querySelector('[data-own]');
    if (!wanted.current || !row) return;
    wanted.current = false;
    row.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  // After each render, because the row comes with whichever answer holds it; without a wish it costs nothing.
  useEffect(showOwnRow);

  async function find(): Promise<void> {
    try {
      const found = await getLeaderboard({ ...board, limit: BOARD_PAGE, around: ownId });
      const own = found.entries.find((entry) => entry.userId === ownId);
      setAnswer({ board: boardKey, outcome: own ?? 'absent' });
      wanted.current = own !== undefined;
      if (own && found.page !== page) onPage(found.page);
      else showOwnRow();
    } catch {
      setAnswer({ board: boardKey, outcome: 'failed' });
    }
  }

  return { findMe: () => void find(), outcome: answer?.board === boardKey ? answer.outcome : undefined, frame };
}
