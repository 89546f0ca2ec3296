import { useEffect, useState, type ReactNode } from 'react';
import { CHANGE_MS } from './leaderboard-table.styles.js';
import type { RowChange } from './use-row-change.js';

interface RowChangeMarkProps {
  change: RowChange;
  /** How a gain is shown. */
  format: (gain: number) => string;
}

/**
 * Shows a change of a row for a moment. Remounted for each change. Screen readers get one announcement for the board.
 */
export function RowChangeMark({ change: { gain, move }, format }: RowChangeMarkProps): ReactNode {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), CHANGE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <span data-change={move ?? ''} aria-hidden="true">
      {gain > 0 && format(gain)}
    </span>
  );
}
