const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A duration in its two largest units, rounded down; `soon` below one minute. */
export type TimeLeft =
  | { key: 'reset.daysHours'; days: number; hours: number }
  | { key: 'reset.hoursMinutes'; hours: number; minutes: number }
  | { key: 'reset.minutes'; minutes: number }
  | { key: 'reset.soon' };

export function timeLeft(left: number): TimeLeft {
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  if (left >= DAY_MS) return { key: 'reset.daysHours', days: Math.floor(left / DAY_MS), hours };
  if (left >= HOUR_MS) return { key: 'reset.hoursMinutes', hours, minutes };
  return left >= MINUTE_MS ? { key: 'reset.minutes', minutes } : { key: 'reset.soon' };
}

/** The time until the text changes: the next full minute. */
export function untilNextMinute(left: number): number {
  return (left % MINUTE_MS) + 1;
}
