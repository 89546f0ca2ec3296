import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLE_TIME = 1_500;

export interface Machine {
  cpus: number;
  model: string;
  node: string;
  /** The share of all processors used by other processes before the benchmark. */
  busyBefore: number;
}

/** Describes the machine and its load before the start. */
export async function describeMachine(): Promise<Machine> {
  const before = processorTimes();
  await pause(SAMPLE_TIME);
  const after = processorTimes();
  const all = after.all - before.all;
  return {
    cpus: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    node: process.version,
    busyBefore: all > 0 ? 1 - (after.idle - before.idle) / all : NaN,
  };
}

/** Sum over all processors, in ticks since boot. */
export function processorTimes(): { all: number; idle: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupts = 0, soft = 0, stolen = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { all: user + nice + system + idle + waiting + interrupts + soft + stolen, idle: idle + waiting };
}
