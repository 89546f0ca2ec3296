import { useEffect, useRef, useState } from 'react';
import { Pace } from './pace.js';
import { countChanges, type RowKind } from './use-held-rows.js';

/** How fast these rows change. Noted once they are drawn: of rows that change together all are followed, or none is. */
export function usePace<T>(rows: readonly T[] | undefined, kind: RowKind<T>): Pace {
  const [pace] = useState(() => new Pace());
  const drawn = useRef(rows);

  useEffect(() => {
    if (rows && drawn.current) pace.note(countChanges(drawn.current, rows, kind));
    drawn.current = rows;
  }, [pace, rows, kind]);

  return pace;
}
