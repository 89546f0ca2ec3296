/** The largest number of steps on a small chart. */
const MOST_STEPS = 4;
/** Round steps within each power of ten. */
const ROUND_STEPS = [1, 2, 5, 10];

/**
 * The marks of an axis for counts: from zero, in equal, round, whole steps, the last at or above the maximum. An axis
 * with another origin would exaggerate small changes.
 */
export function axisMarks(highest: number): number[] {
  const step = roundStep(Math.max(highest, 1) / MOST_STEPS);
  const steps = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: steps + 1 }, (_, mark) => mark * step);
}

/** The smallest round whole step of at least this size. */
function roundStep(size: number): number {
  if (size <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = ROUND_STEPS.find((round) => round * power >= size) ?? 10;
  return factor * power;
}

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
