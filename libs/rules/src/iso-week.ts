const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05, the first Monday after the epoch. */
const FIRST_MONDAY = 4 * DAY_MS;
/** The day that decides which year a week belongs to. */
const THURSDAY = 3 * DAY_MS;
/** `2026-W47`, with four digits and two: one way to write each week. */
const WEEK_NAME = /^([1-9]\d{3})-W(\d{2})$/;

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

export interface WeekOfYear {
  /** The year that the week's Thursday lies in, which is not always that of its Monday. */
  year: number;
  /** 1 to 52 or 53; week 1 is the one with the year's first Thursday. */
  number: number;
}

/** Which week of which year the week of `time` is. */
export function weekOfYear(time: number): WeekOfYear {
  const thursday = weekStart(time) + THURSDAY;
  const year = new Date(thursday).getUTCFullYear();
  return { year, number: Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS) + 1 };
}

/** The name of the week of `time` in ISO 8601, `2026-W47`: how weeks stand in addresses. */
export function weekName(time: number): string {
  const { year, number } = weekOfYear(time);
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** When the week of this name begins; undefined for a text that names none, such as a week 53 of a year with 52. */
export function parseWeekName(name: string): number | undefined {
  const [, year, number] = WEEK_NAME.exec(name) ?? [];
  if (year === undefined) return undefined;
  // 4 January lies in week 1 of every year.
  const start = weekStart(Date.UTC(Number(year), 0, 4)) + (Number(number) - 1) * WEEK_MS;
  return weekName(start) === name ? start : undefined;
}
