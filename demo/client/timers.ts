import { setTimeout as wait } from 'node:timers/promises';

/** Timers, replaceable in tests. */
export interface Timers {
  /** Resolves after this many milliseconds, or when the signal is aborted. */
  wait(milliseconds: number, stop: AbortSignal): Promise<void>;
  /** A signal that is aborted after this many milliseconds. */
  timeout(milliseconds: number): AbortSignal;
  now(): number;
}

export const realTimers: Timers = {
  wait: (milliseconds, stop) => wait(milliseconds, undefined, { signal: stop }).catch(() => undefined),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  now: Date.now,
};
