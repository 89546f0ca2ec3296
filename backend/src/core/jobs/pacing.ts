/** A delay of `perCost` times what the last run took, within bounds in milliseconds. */
export interface Pacing {
  min: number;
  max: number;
  perCost: number;
}

/** @param cost the duration of the last run in milliseconds */
export function pacedDelay({ min, max, perCost }: Pacing, cost: number): number {
  return Math.min(Math.max(cost * perCost, min), max);
}
