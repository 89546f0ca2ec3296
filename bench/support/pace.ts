import { setTimeout as pause } from 'node:timers/promises';
import { now } from './clock.ts';

/** Starts `rate` actions a second evenly, whatever their duration; returns their number. */
export async function keepPace(seconds: number, rate: number, act: () => void): Promise<number> {
  const startedAt = now();
  const end = startedAt + seconds * 1_000;
  let begun = 0;
  for (let time = startedAt; time < end; time = now()) {
    const due = ((time - startedAt) * rate) / 1_000;
    for (; begun < due; begun += 1) act();
    await pause(Math.max(1, startedAt + (begun * 1_000) / rate - now()));
  }
  return begun;
}
