/** The axis of ratings: all possible values, and zero. */
export const RATING_MARKS = [0, 1, 2, 3, 4, 5];

/**
 * The points of a line in a square of 100, each in the middle of its week's column; y points down in SVG. Weeks without
 * a value are left out.
 */
export function linePoints(values: (number | null)[], top: number): string {
  return values
    .flatMap((value, week) =>
      value === null ? [] : [`${round(((week + 0.5) / values.length) * 100)},${round(100 - (value / top) * 100)}`],
    )
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
