import type { Random } from '../../libs/arcade/src/random.ts';

const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/**
 * The delay before retry number `attempt`: doubled each time, with half of it random, so that clients do not return at
 * the same moment.
 */
export function backoff(attempt: number, random: Random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/** The milliseconds of a Retry-After header (seconds or a date); 0 without one. */
export function retryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}
