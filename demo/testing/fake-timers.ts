import type { Timers } from '../client/timers.ts';

/** Timers that fire at once and record what was waited for. */
export function fakeTimers(now = 0): Timers & { waited: number[] } {
  const waited: number[] = [];
  return {
    waited,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
    },
    limit: () => new AbortController().signal,
    now: () => now,
  };
}
