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
