import { setTimeout as pause } from 'node:timers/promises';
import { now } from './clock.ts';

/** Calls `run` evenly, `rate` times a second, without waiting for results. Returns the number of calls. */
export async function runAtRate(seconds: number, rate: number, run: () => void): Promise<number> {
  const startedAt = now();
  const end = startedAt + seconds * 1_000;
  let started = 0;
  for (let time = startedAt; time < end; time = now()) {
    const due = ((time - startedAt) * rate) / 1_000;
    for (; started < due; started += 1) run();
    await pause(Math.max(1, startedAt + (started * 1_000) / rate - now()));
  }
  return started;
}
