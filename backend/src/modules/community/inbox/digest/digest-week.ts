const HOUR_MS = 3_600_000;
const MONDAY = 1;
/** Digests are sent from Monday 08:00 UTC. After an outage they are sent late, but not later than Tuesday 20:00 UTC. */
const START_HOUR = 8;
const WINDOW_HOURS = 36;

/** Returns the Monday (ISO date) whose digest is due, or undefined when none is due. */
export function digestWeek(now: Date): string | undefined {
  const shifted = new Date(now.getTime() - START_HOUR * HOUR_MS);
  for (const daysAgo of [0, 1]) {
    const day = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth(), shifted.getUTCDate() - daysAgo));
    const sinceMs = shifted.getTime() - day.getTime();
    if (day.getUTCDay() === MONDAY && sinceMs < WINDOW_HOURS * HOUR_MS) return day.toISOString().slice(0, 10);
  }
  return undefined;
}
