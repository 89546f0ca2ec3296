import { setTimeout as pause } from 'node:timers/promises';
import { now } from './clock.ts';

/** Calls `run` evenly, `rate` times a second, without waiting for results. Returns the number of calls. */
export function runAtRate(seconds: number, rate: number, run: () => void): Promise<number> {
  return runAt(seconds, rate, () => 0, run);
}

/**
 * The same, but each call comes at a random time of its interval, as from independent clients. Loads of one rate that
 * run beside each other could otherwise send at the same instants for as long as they last.
 */
export function runAtRandomTimes(seconds: number, rate: number, run: () => void): Promise<number> {
  return runAt(seconds, rate, Math.random, run);
}

/** `offset` is the time of a call within its interval, from 0 to 1. */
async function runAt(seconds: number, rate: number, offset: () => number, run: () => void): Promise<number> {
  const startedAt = now();
  const end = startedAt + seconds * 1_000;
  let started = 0;
  let next = offset();
  for (let time = startedAt; time < end; time = now()) {
    const due = ((time - startedAt) * rate) / 1_000;
    for (; next < due; next = started + offset()) {
      run();
      started += 1;
    }
    await pause(Math.max(1, startedAt + (next * 1_000) / rate - now()));
  }
  return started;
}
