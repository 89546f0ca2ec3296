import { useState } from 'react';
import type { RowKind } from './use-held-rows.js';

/** What React needs to know of a row. */
interface RowMount<T> {
  key: string;
  /** The row that this one replaces. */
  before: T | undefined;
}

interface Mounts<T> {
  list: string;
  rows: readonly T[] | undefined;
  /** Rows that were mounted again: how often, and what they showed before. */
  again: ReadonlyMap<string | number, { count: number; before: T }>;
}

/**
 * Returns React keys of rows whose order changes. React moves a row up by moving all rows that it passes down, and the
 * browser lays out each of them anew. Therefore a changed row that moves gets a new key: it alone is mounted again, and
 * continues from `before`. The same row of another `list` has another key.
 */
export function useRowMounts<T>(
  rows: readonly T[] | undefined,
  list: string,
  kind: RowKind<T>,
): (row: T) => RowMount<T> {
  const [held, setHeld] = useState<Mounts<T>>({ list, rows, again: new Map() });
  const mounts = held.rows === rows && held.list === list ? held : nextMounts(held, rows, list, kind);
  if (mounts !== held) setHeld(mounts);
  return (row) => {
    const again = mounts.again.get(kind.keyOf(row));
    return { key: `${list} ${kind.keyOf(row)} ${again?.count ?? 0}`, before: again?.before };
  };
}

function nextMounts<T>(
  held: Mounts<T>,
  rows: readonly T[] | undefined,
  list: string,
  { keyOf, isSame }: RowKind<T>,
): Mounts<T> {
  const again = new Map<string | number, { count: number; before: T }>();
  if (held.list !== list || !rows) return { list, rows, again };
  const places = new Map(held.rows?.map((row, place) => [keyOf(row), { before: row, place }]));
  for (const [place, row] of rows.entries()) {
    const known = places.get(keyOf(row));
    if (!known) continue;
    const last = held.again.get(keyOf(row));
    const isMounted = known.place === place || isSame(known.before, row);
    if (!isMounted) again.set(keyOf(row), { count: (last?.count ?? 0) + 1, before: known.before });
    else if (last) again.set(keyOf(row), last);
  }
  return { list, rows, again };
}
