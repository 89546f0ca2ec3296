/** Buckets of each power of ten: scores are told apart by their first two digits. */
export const BUCKETS_PER_POWER = 90;

/** Consecutive scores that a histogram counts together. */
export interface ScoreRange {
  from: number;
  to: number;
}

export interface CountedRange extends ScoreRange {
  scores: number;
}

/** The bucket of a score: 1 to 99 have one each, 100 to 109 share one, 1,000 to 1,099 as well. */
export function bucketOf(score: number): number {
  const digits = String(score);
  return (digits.length - 1) * BUCKETS_PER_POWER + Number(digits.padEnd(2, '0').slice(0, 2)) - 10;
}

/** The scores of consecutive buckets, which begin with `bucket`. */
export function rangeOf(bucket: number, buckets = 1): ScoreRange {
  return { from: startOf(bucket), to: Math.min(startOf(bucket + buckets) - 1, Number.MAX_SAFE_INTEGER) };
}

function startOf(bucket: number): number {
  const power = Math.floor(bucket / BUCKETS_PER_POWER);
  const twoDigits = 10 + (bucket % BUCKETS_PER_POWER);
  return power === 0 ? Math.ceil(twoDigits / 10) : twoDigits * 10 ** (power - 1);
}

/** Bars of so many buckets span no two powers of ten. */
const WIDTHS = [1, 2, 5, 10, 30, BUCKETS_PER_POWER];

/**
 * The bars of a histogram, from the lowest score to the highest: at most `most`, unless the scores span more powers of
 * ten. `counted` are ranges of single buckets, which may repeat.
 */
export function barsOf(counted: readonly CountedRange[], most: number): CountedRange[] {
  const buckets = counted.map(({ from, scores }) => ({ bucket: bucketOf(from), scores }));
  const lowest = Math.min(...buckets.map(({ bucket }) => bucket));
  const highest = Math.max(...buckets.map(({ bucket }) => bucket));
  if (buckets.length === 0) return [];
  const barsWith = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = WIDTHS.find((one) => barsWith(one) <= most) ?? BUCKETS_PER_POWER;
  const bars = Array.from({ length: barsWith(width) }, (_, index) => {
    const first = (Math.floor(lowest / width) + index) * width;
    const within = buckets.filter(({ bucket }) => bucket >= first && bucket < first + width);
    return { ...rangeOf(first, width), scores: within.reduce((sum, { scores }) => sum + scores, 0) };
  });
  // Below ten, most buckets contain no whole number.
  return bars.filter(({ from, to }) => from <= to);
}
