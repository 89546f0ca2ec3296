import { useEffect, useRef, useState, type RefObject } from 'react';
import { Pace } from './pace.js';
import { useGlide } from './use-glide.js';
import { countChanges, useHeldRows, type HeldRows, type RowKind } from './use-held-rows.js';

export interface MovingRow<T> {
  row: T;
  /** For React. */
  key: string;
  /** What the row showed when it was mounted again. */
  before: T | undefined;
  /** Whether the row was added to a list that was shown already. */
  isLate: boolean;
}

interface MovingRows<T, E> extends Omit<HeldRows<T>, 'rows'> {
  /** For the element around the rows, which have `data-glide`. */
  container: RefObject<E | null>;
  rows: readonly MovingRow<T>[] | undefined;
  /** How fast the rows change. */
  pace: Pace;
}

/** Rows of a `list` that move to their new places, unless the user is in the list or they change too fast to follow. */
export function useMovingRows<T, E extends HTMLElement>(
  newest: readonly T[] | undefined,
  list: string,
  kind: RowKind<T>,
): MovingRows<T, E> {
  const container = useRef<E>(null);
  const { rows, ...held } = useHeldRows(newest, list, kind);
  const [known, setKnown] = useState(() => nextPlaces(undefined, rows, list, kind));
  const places = known.held === rows && known.list === list ? known : nextPlaces(known, rows, list, kind);
  if (places !== known) setKnown(places);

  const [pace] = useState(() => new Pace());
  const drawn = useRef(rows);
  // After rendering: rows that change together are all animated, or none.
  useEffect(() => {
    if (rows && drawn.current) pace.note(countChanges(drawn.current, rows, kind));
    drawn.current = rows;
  }, [pace, rows, kind]);

  useGlide(container, list, pace);
  return { ...held, container, rows: places.rows, pace };
}

interface PlacedRow<T> extends MovingRow<T> {
  /** How often the row was mounted again. */
  mounts: number;
}

interface Places<T> {
  list: string;
  held: readonly T[] | undefined;
  rows: readonly PlacedRow<T>[] | undefined;
}

/**
 * React moves a row up by moving all rows that it passes down, and the browser lays out each of them anew. Therefore a
 * changed row that moves gets a new key: it alone is mounted again, and continues from `before`. The same row of
 * another `list` has another key.
 */
function nextPlaces<T>(
  known: Places<T> | undefined,
  held: readonly T[] | undefined,
  list: string,
  { keyOf, isSame }: RowKind<T>,
): Places<T> {
  const former = known?.list === list ? known.rows : undefined;
  const places = new Map(former?.map((placed, place) => [keyOf(placed.row), { placed, place }]));
  const rows = held?.map((row, place): PlacedRow<T> => {
    const old = places.get(keyOf(row));
    if (old && (old.place === place || isSame(old.placed.row, row))) return { ...old.placed, row };
    const mounts = old ? old.placed.mounts + 1 : 0;
    return {
      row,
      key: `${list} ${keyOf(row)} ${mounts}`,
      before: old?.placed.row,
      isLate: old ? old.placed.isLate : former !== undefined,
      mounts,
    };
  });
  return { list, held, rows };
}
