import { useState, type FocusEvent, type PointerEvent } from 'react';

/** What a list must know of its rows to count those that have changed. */
export interface RowKind<T> {
  keyOf: (row: T) => string | number;
  /** Whether nothing has happened to this row that a reader waits for. */
  isSame: (held: T, now: T) => boolean;
}

interface HeldRows<T> {
  /** What to show: the newest rows, or those of the moment the reader came into the list. */
  rows: readonly T[] | undefined;
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

interface Frozen<T> {
  list: string;
  rows: readonly T[];
}

/** While pointer or focus is in the list, rows do not jump from under it: what is new waits until it is asked for. */
export function useHeldRows<T>(newest: readonly T[] | undefined, list: string, kind: RowKind<T>): HeldRows<T> {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [frozen, setFrozen] = useState<Frozen<T>>();

  const isHeld = pointed || focused;
  // Another page or board is what the reader asked for; it is shown, and held from its first rows on.
  if (isHeld && newest && newest.length > 0 && frozen?.list !== list) setFrozen({ list, rows: newest });
  if (!isHeld && frozen) setFrozen(undefined);

  const rows = isHeld && frozen?.list === list ? frozen.rows : newest;
  return {
    rows,
    waiting: rows && newest && rows !== newest ? countChanges(rows, newest, kind) : 0,
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

/** How many of these rows are new or have changed. */
export function countChanges<T>(held: readonly T[], now: readonly T[], { keyOf, isSame }: RowKind<T>): number {
  const known = new Map(held.map((row) => [keyOf(row), row]));
  return now.filter((row) => {
    const old = known.get(keyOf(row));
    return !old || !isSame(old, row);
  }).length;
}
