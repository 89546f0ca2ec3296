import type { Spin } from './rotation.js';

/** Points for 0 to 4 rows cleared at once, times the level. */
const ROW_POINTS: Record<Spin, readonly number[]> = {
  none: [0, 100, 300, 500, 800],
  mini: [100, 200, 400],
  full: [400, 800, 1200, 1600],
};
/** More for the next quad or T-spin that clears rows, with no other rows between them. */
const BACK_TO_BACK = 1.5;
/** For each clearing piece in a row beyond the first, times the level. */
const COMBO_POINTS = 50;
/** For 1 to 4 rows that leave the well empty, times the level. */
const PERFECT_POINTS = [0, 800, 1200, 1800, 2000] as const;
const PERFECT_BACK_TO_BACK = 3200;
export const QUAD = 4;
export const DROP_POINTS = 2;
export const LOWER_POINTS = 1;

/** What a landed piece did. */
export interface Landing {
  /** The number of rows it cleared. */
  count: number;
  spin: Spin;
  /** Pieces in a row that cleared rows, with this one. */
  combo: number;
  isBackToBack: boolean;
  isPerfect: boolean;
}

export function isDifficult({ count, spin }: Pick<Landing, 'count' | 'spin'>): boolean {
  return count === QUAD || (count > 0 && spin !== 'none');
}

export function pointsOf({ count, spin, combo, isBackToBack, isPerfect }: Landing, level: number): number {
  const forRows = (ROW_POINTS[spin][count] ?? 0) * (isBackToBack ? BACK_TO_BACK : 1);
  const forCombo = COMBO_POINTS * Math.max(0, combo - 1);
  const perfect = isBackToBack && count === QUAD ? PERFECT_BACK_TO_BACK : (PERFECT_POINTS[count] ?? 0);
  return level * (forRows + forCombo + (isPerfect ? perfect : 0));
}
