import type { Reset } from '@gamegeek/contracts/scores/period.js';
import { weekDate, weekEnd } from '../iso-week.js';

/** The first days of a day, its week and its month, as dates: `2026-11-30`. */
export type Starts = Record<Reset, string>;

/** @param day as a date */
export function startsOf(day: string): Starts {
  return { day, week: weekDate(Date.parse(day)), month: `${day.slice(0, 8)}01` };
}

/** The day of a time in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When the period of `time` ends, in milliseconds since the epoch, exclusive. */
export function endOf(period: Reset, time: number): number {
  if (period === 'week') return weekEnd(time);
  const at = new Date(time);
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  return period === 'day' ? Date.UTC(year, month, date + 1) : Date.UTC(year, month + 1, 1);
}
