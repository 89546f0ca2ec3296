import { useState } from 'react';
import { useInUse } from './use-in-use.js';

/** How a list counts changed rows. */
export interface RowKind<T> {
  keyOf: (row: T) => string | number;
  /** Whether the row is unchanged for the user. */
  isSame: (held: T, now: T) => boolean;
}

export interface HeldRows<T> {
  /** The rows to show: the newest, or those at the time the pointer or focus entered the list. */
  rows: readonly T[] | undefined;
  /** The number of rows that have changed since. */
  waiting: number;
  /** Shows the pending changes and holds again from there. */
  showHeld: () => void;
  handlers: ReturnType<typeof useInUse>['handlers'];
}

interface Frozen<T> {
  list: string;
  rows: readonly T[];
}

/** Rows do not move under the pointer or focus: changes are held until the user shows them. */
export function useHeldRows<T>(newest: readonly T[] | undefined, list: string, kind: RowKind<T>): HeldRows<T> {
  const { isInUse, handlers } = useInUse();
  const [frozen, setFrozen] = useState<Frozen<T>>();

  // Another page or board was opened: show it, and hold its rows from then on.
  if (isInUse && newest && newest.length > 0 && frozen?.list !== list) setFrozen({ list, rows: newest });
  if (!isInUse && frozen) setFrozen(undefined);

  const rows = isInUse && frozen?.list === list ? frozen.rows : newest;
  return {
    rows,
    waiting: rows && newest && rows !== newest ? countChanges(rows, newest, kind) : 0,
    showHeld: () => newest && setFrozen({ list, rows: newest }),
    handlers,
  };
}

/** The number of new or changed rows. */
export function countChanges<T>(held: readonly T[], now: readonly T[], { keyOf, isSame }: RowKind<T>): number {
  const known = new Map(held.map((row) => [keyOf(row), row]));
  return now.filter((row) => {
    const old = known.get(keyOf(row));
    return !old || !isSame(old, row);
  }).length;
}
