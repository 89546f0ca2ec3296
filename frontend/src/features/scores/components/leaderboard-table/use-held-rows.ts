import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.types.js';
import { useState, type FocusEvent, type PointerEvent } from 'react';

interface HeldRows {
  /** What to show: the newest rows, or those of the moment the reader came into the list. */
  rows: LeaderboardEntry[] | undefined;
  /** How many rows have changed meanwhile. */
  waiting: number;
  /** Shows what has waited, and holds from there. */
  catchUp: () => void;
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

interface Frozen {
  list: string;
  rows: LeaderboardEntry[];
}

function countChanges(held: readonly LeaderboardEntry[], now: readonly LeaderboardEntry[]): number {
  const scores = new Map(held.map((entry) => [entry.userId, entry.score]));
  return now.filter((entry) => scores.get(entry.userId) !== entry.score).length;
}

/** While pointer or focus is in the list, rows do not jump from under it: what is new waits until it is asked for. */
export function useHeldRows(newest: LeaderboardEntry[] | undefined, list: string): HeldRows {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [frozen, setFrozen] = useState<Frozen>();

  const isHeld = pointed || focused;
  // Another page or board is what the reader asked for; it is shown, and held from its first rows on.
  if (isHeld && newest && newest.length > 0 && frozen?.list !== list) setFrozen({ list, rows: newest });
  if (!isHeld && frozen) setFrozen(undefined);

  const rows = isHeld && frozen?.list === list ? frozen.rows : newest;
  return {
    rows,
    waiting: rows && newest && rows !== newest ? countChanges(rows, newest) : 0,
    catchUp: () => newest && setFrozen({ list, rows: newest }),
    handlers: {
      // A finger points only while it touches, and would hold the list for ever.
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
