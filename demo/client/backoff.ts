import type { Random } from '../../libs/arcade/src/random.ts';

const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/**
 * How long to wait before attempt number `attempt` + 1: doubled each time, and between half and all of that by chance,
 * so that many clients do not come back at the same moment.
 */
export function backoff(attempt: number, random: Random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

/** The milliseconds that a Retry-After header asks for (seconds or a date); 0 when there is none. */
export function retryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const seconds = Number(header);
  const milliseconds = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
}
