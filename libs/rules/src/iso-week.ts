const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05, the first Monday after the epoch. */
const FIRST_MONDAY = 4 * DAY_MS;

/** The Monday 00:00 UTC that begins the ISO week of `time` (milliseconds since the epoch, as is the answer). */
export function weekStart(time: number): number {
  return Math.floor((time - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY;
}

/** The moment the week of `time` ends and the next begins. */
export function weekEnd(time: number): number {
  return weekStart(time) + WEEK_MS;
}

/** The week's Monday as a calendar date, `2026-11-16`: how weeks are stored. */
export function weekDate(time: number): string {
  return new Date(weekStart(time)).toISOString().slice(0, 10);
}
