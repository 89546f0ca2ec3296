import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '#shared/motion/prefers-reduced-motion.js';
import { boardKey, getStoredPage } from '../queries.js';
import { BOARD_PAGE } from '../board-pages.js';

interface FindMeOptions {
  board: Board;
  page: number;
  onPage: (page: number) => void;
  ownId: string | undefined;
}

interface FindMe {
  findMe: () => void;
  /** The user's row once found; undefined before it was requested. */
  outcome: LeaderboardEntry | 'absent' | 'failed' | undefined;
  frame: RefObject<HTMLElement | null>;
}

/** Opens the page with the user's own row and scrolls to the row once it has rendered. */
export function useFindMe({ board, page, onPage, ownId }: FindMeOptions): FindMe {
  const frame = useRef<HTMLElement>(null);
  const wanted = useRef(false);
  const [answer, setAnswer] = useState<{ board: string; outcome: FindMe['outcome'] }>();
  const key = boardKey(board);

  function showOwnRow(): void {
    const row = frame.current?.querySelector('[data-own]');
    if (!wanted.current || !row) return;
    wanted.current = false;
    row.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  // After each render, because any answer may contain the row; cheap when nothing is requested.
  useEffect(showOwnRow);

  async function find(): Promise<void> {
    try {
      const found = await getStoredPage({ ...board, limit: BOARD_PAGE, around: ownId });
      const own = found.entries.find((entry) => entry.userId === ownId);
      setAnswer({ board: key, outcome: own ?? 'absent' });
      wanted.current = own !== undefined;
      if (own && found.page !== page) onPage(found.page);
      else showOwnRow();
    } catch {
      setAnswer({ board: key, outcome: 'failed' });
    }
  }

  return { findMe: () => void find(), outcome: answer?.board === key ? answer.outcome : undefined, frame };
}
