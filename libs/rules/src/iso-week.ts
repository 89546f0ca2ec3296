const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05, the first Monday after the epoch. */
const FIRST_MONDAY = 4 * DAY_MS;
/** The day that determines the year of a week. */
const THURSDAY = 3 * DAY_MS;
/** `2026-W47`, with four and two digits. */
const WEEK_NAME = /^([1-9]\d{3})-W(\d{2})$/;

/** The Monday 00:00 UTC of the ISO week of `time`, in milliseconds since the epoch. */
export function weekStart(time: number): number {
  return Math.floor((time - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY;
}

/** The end of the week of `time`, exclusive. */
export function weekEnd(time: number): number {
  return weekStart(time) + WEEK_MS;
}

/** The Monday as a date, `2026-11-16`: the stored form of weeks. */
export function weekDate(time: number): string {
  return new Date(weekStart(time)).toISOString().slice(0, 10);
}

export interface WeekOfYear {
  /** The year of the week's Thursday, which may differ from that of its Monday. */
  year: number;
  /** 1 to 52 or 53; week 1 is the one with the year's first Thursday. */
  number: number;
}

/** The ISO year and week of `time`. */
export function weekOfYear(time: number): WeekOfYear {
  const thursday = weekStart(time) + THURSDAY;
  const year = new Date(thursday).getUTCFullYear();
  return { year, number: Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS) + 1 };
}

/** The ISO 8601 name of the week of `time`, `2026-W47`: the form in URLs. */
export function weekName(time: number): string {
  const { year, number } = weekOfYear(time);
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The start of the week with this name; undefined for an invalid name, such as week 53 of a year with 52. */
export function parseWeekName(name: string): number | undefined {
  const [, year, number] = WEEK_NAME.exec(name) ?? [];
  if (year === undefined) return undefined;
  // 4 January lies in week 1 of every year.
  const start = weekStart(Date.UTC(Number(year), 0, 4)) + (Number(number) - 1) * WEEK_MS;
  return weekName(start) === name ? start : undefined;
}
