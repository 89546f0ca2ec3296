import type { Timers } from '../client/timers.ts';

/** Time that passes at once, and remembers what was waited for. */
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
