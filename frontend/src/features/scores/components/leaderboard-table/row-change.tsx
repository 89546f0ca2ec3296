import { useEffect, useState, type ReactNode } from 'react';
import { Change, CHANGE_MS } from './leaderboard-table.styles.js';
import type { RowChange } from './use-row-change.js';

const ARROWS = { up: '▲', down: '▼' };

interface RowChangeMarkProps {
  change: RowChange;
  format: (value: number) => string;
}

/** Shows a change of a row for a moment. Remounted for each change. */
export function RowChangeMark({ change: { gain, move }, format }: RowChangeMarkProps): ReactNode {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), CHANGE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <Change $move={move}>
      {move && ARROWS[move]} {gain > 0 && `+${format(gain)}`}
    </Change>
  );
}
