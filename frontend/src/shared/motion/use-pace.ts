import { useEffect, useRef, useState } from 'react';
import { Pace } from './pace.js';
import { countChanges, type RowKind } from './use-held-rows.js';

/** How fast these rows change. Recorded after rendering: rows that change together are all animated, or none. */
export function usePace<T>(rows: readonly T[] | undefined, kind: RowKind<T>): Pace {
  const [pace] = useState(() => new Pace());
  const drawn = useRef(rows);

  useEffect(() => {
    if (rows && drawn.current) pace.note(countChanges(drawn.current, rows, kind));
    drawn.current = rows;
  }, [pace, rows, kind]);

  return pace;
}
