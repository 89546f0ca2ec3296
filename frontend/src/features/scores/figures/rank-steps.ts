import type { RankHistory } from '@gamegeek/contracts/scores/rank-history.schemas.js';

type RankDay = RankHistory['days'][number];

/**
 * The points of a line in a square of 100: days from left to right, the best rank at the top; y points down in SVG. A
 * rank holds until the next noted day. One that never changed is in the middle.
 */
export function rankSteps(days: readonly RankDay[]): string {
  const times = days.map(({ day }) => Date.parse(day));
  const ranks = days.map(({ rank }) => rank);
  const x = (at: number) => share(times, at);
  const y = (at: number) => share(ranks, at);
  return days.flatMap((_, at) => (at === 0 ? [`0,${y(0)}`] : [`${x(at)},${y(at - 1)}`, `${x(at)},${y(at)}`])).join(' ');
}

/** Where a value is between the lowest and the highest, from 0 to 100. */
function share(values: readonly number[], at: number): number {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const part = highest === lowest ? 0.5 : ((values[at] ?? lowest) - lowest) / (highest - lowest);
  return Math.round(part * 10_000) / 100;
}
