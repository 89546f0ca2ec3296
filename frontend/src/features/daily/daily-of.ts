import { paths } from '#shared/routing/paths.js';

/** The page of the daily of a day (UTC). */
export const dailyOf = (day: string): string => `${paths.daily()}?day=${day}`;
