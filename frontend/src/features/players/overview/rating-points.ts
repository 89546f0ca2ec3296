import type { RatingDay } from '@gamegeek/contracts/scores/player-rating.schemas.js';

const MARGIN = 6;

/**
 * The points of a line in a square of 100: days from left to right, the lowest rating at the bottom and the highest at
 * the top; y points down in SVG. A rating that never changed is in the middle.
 */
export function ratingPoints(days: readonly RatingDay[]): string {
  const times = days.map(({ day }) => Date.parse(day));
  const points = days.map((day) => day.points);
  return days.map((_, at) => `${share(times, at, 0)},${100 - share(points, at, MARGIN)}`).join(' ');
}

/** Where a value is between the lowest and the highest, from `margin` to 100 - `margin`. */
function share(values: readonly number[], at: number, margin: number): number {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const part = highest === lowest ? 0.5 : ((values[at] ?? lowest) - lowest) / (highest - lowest);
  return Math.round((margin + part * (100 - 2 * margin)) * 100) / 100;
}
