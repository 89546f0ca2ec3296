import { setTimeout as pause } from 'node:timers/promises';
import { GOALS } from '../goals.ts';
import { REALISTIC_MIX } from '../load/score-loads.ts';
import { memoryMegabytes } from '../support/proc.ts';
import { TOPIC, type Stage } from '../support/stage.ts';
import { median } from '../support/stats.ts';
import { WATCHED_GAME } from '../databases/world.ts';
import type { Benchmark } from './benchmark.ts';

const FIRST = 1_000;
const FURTHER = 3_000;

export const memory: Benchmark = {
  name: 'memory',
  what: 'start time, and the memory of a node that has just been started',
  async measure(stage) {
    const starts = [await stage.restart(), await stage.restart(), await stage.restart()];
    const atRest = memoryMegabytes(stage.ours.pid);
    const withFirst = await memoryWith(stage, FIRST);
    const withAll = await memoryWith(stage, FURTHER);
    await stage.ours.fleet.call('leave', undefined);
    await stage.restart();
    const underLoad = await memoryUnderLoad(stage);
    await stage.ours.fleet.call('leave', undefined);
    return [
      {
        figure: 'memory',
        what: 'start, until it is ready',
        reached: median(starts.map(({ startedIn }) => startedIn)),
        unit: 'ms',
      },
      { figure: 'memory', what: 'memory at rest', reached: atRest, unit: 'MB' },
      { figure: 'memory', what: 'memory with 1,000 watchers', reached: withFirst, unit: 'MB', goal: GOALS.memory },
      {
        figure: 'memory',
        what: '  each further watcher',
        reached: ((withAll - withFirst) * 1_000) / FURTHER,
        unit: 'kB',
        goal: GOALS.memoryPerWatcher,
      },
      {
        figure: 'memory',
        what: '  with 1,000 watchers and scores at full speed',
        reached: underLoad,
        unit: 'MB',
        goal: GOALS.memoryUnderLoad,
      },
    ];
  },
};

async function memoryUnderLoad(stage: Stage): Promise<number> {
  const { ours } = stage;
  await ours.fleet.call('join', { port: ours.port, count: FIRST, kind: 'live', topic: TOPIC });
  await stage.write(ours, { ...REALISTIC_MIX, seconds: stage.scaled(10, 5) });
  return memoryMegabytes(ours.pid);
}

/** Measures with a changing board, because idle watchers need less memory. */
async function memoryWith(stage: Stage, count: number): Promise<number> {
  const { ours } = stage;
  await ours.fleet.call('join', { port: ours.port, count, kind: 'live', topic: TOPIC });
  await stage.write(ours, { seconds: 6, connections: 8, rate: 40, recordEvery: 1, recordGame: WATCHED_GAME });
  await pause(1_000);
  return memoryMegabytes(ours.pid);
}
