import type { Timers } from '../client/timers.ts';

/** Timers that resolve at once and record the waits. */
export function fakeTimers(now = 0): Timers & { waited: number[] } {
  const waited: number[] = [];
  return {
    waited,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
    },
    timeout: () => new AbortController().signal,
    now: () => now,
  };
}
