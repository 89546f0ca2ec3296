import { setTimeout as wait } from 'node:timers/promises';

/** Everything that takes time, so that tests need not wait. */
export interface Timers {
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  wait(milliseconds: number, stop: AbortSignal): Promise<void>;
  /** A signal that is aborted after so many milliseconds. */
  limit(milliseconds: number): AbortSignal;
  now(): number;
}

export const realTimers: Timers = {
  wait: (milliseconds, stop) => wait(milliseconds, undefined, { signal: stop }).catch(() => undefined),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
  now: Date.now,
};
