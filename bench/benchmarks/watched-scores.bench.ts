import { setTimeout as pause } from 'node:timers/promises';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { GOALS, type Goal } from '../goals.ts';
import { boardsAgree } from '../checks/boards.ts';
import { WATCHED_GAME } from '../databases/world.ts';
import { now } from '../support/clock.ts';
import { memoryMegabytes } from '../support/proc.ts';
import type { Row } from '../support/report.ts';
import { median } from '../support/stats.ts';
import type { Contender, Stage, WriteSample } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

interface Crowd {
  rows: BoardRows;
  goal: Goal;
}

const WATCHERS = 1_000;
const CROWDS: readonly Crowd[] = [
  { rows: 100, goal: GOALS.watchersOf100Rows },
  { rows: 10, goal: GOALS.watchersOf10Rows },
];

interface WatchedSample extends WriteSample {
  /** Patches that each watcher received in a second. */
  patches: number;
  /** 10^6 bytes that all watchers received in a second. */
  pushed: number;
  /** Of the server, in megabytes. */
  memory: number;
}

interface Sample {
  crowd: Crowd;
  ours: WatchedSample;
  baseline: WatchedSample;
}

export const watchedScores: Benchmark = {
  name: 'watchers',
  what: 'single scores while a crowd watches the board, and the memory of the server',
  async measure(stage) {
    const memory = await memoryBesideFewScores(stage);
    await stage.warmUp();
    const samples: Sample[] = [];
    // Even, so that each crowd comes early as often as late.
    for (let round = 0; round < stage.scaled(4, 1); round += 1) {
      for (const crowd of round % 2 === 0 ? CROWDS : CROWDS.toReversed()) {
        const baseline = await watched(stage, stage.baseline, crowd);
        samples.push({ crowd, baseline, ours: await watched(stage, stage.ours, crowd) });
      }
    }
    return [
      ...CROWDS.flatMap((crowd) => rowsOf(crowd, samples)),
      ...memory,
      {
        figure: 'watchers',
        what: '  with 1,000 watchers, at full speed',
        reached: Math.max(...samples.map(({ ours }) => ours.memory)),
        unit: 'MB',
        goal: GOALS.memoryAtFullSpeed,
      },
    ];
  },
};

/** Of a node that has just been started. With watchers of a changing board, because idle ones need less. */
async function memoryBesideFewScores(stage: Stage): Promise<Row[]> {
  const { ours } = stage;
  await stage.restart();
  const atRest = memoryMegabytes(ours.pid);
  await ours.fleet.call('join', { port: ours.port, count: WATCHERS, ...ours.crowd });
  await stage.write(ours, { seconds: 6, connections: 8, rate: 40, recordEvery: 1, recordGame: WATCHED_GAME });
  await pause(1_000);
  const withWatchers = memoryMegabytes(ours.pid);
  await ours.fleet.call('leave', undefined);
  const row = (what: string, reached: number, goal: Goal): Row => {
    return { figure: 'watchers', what, reached, unit: 'MB', goal };
  };
  return [
    row('memory of the server, at rest', atRest, GOALS.memoryAtRest),
    row('  with 1,000 watchers, 40 scores/s', withWatchers, GOALS.memoryWithWatchers),
  ];
}

async function watched(stage: Stage, contender: Contender, { rows }: Crowd): Promise<WatchedSample> {
  const { fleet, crowd, port } = contender;
  await fleet.call('join', { port, count: WATCHERS, ...crowd, rows });
  const before = await fleet.call('counts', undefined);
  const startedAt = now();
  const sample = await stage.write(contender, { seconds: stage.scaled(4, 3) });
  const seconds = (now() - startedAt) / 1_000;
  const after = await fleet.call('counts', undefined);
  const patches = (after.messages - before.messages) / WATCHERS / seconds;
  const pushed = (after.bytes - before.bytes) / 1e6 / seconds;
  const memory = memoryMegabytes(contender.pid);
  if (contender === stage.ours) await boardsAgree(stage, `after scores with watchers of ${rows} rows`, rows);
  await fleet.call('leave', undefined);
  return { ...sample, patches, pushed, memory };
}

function rowsOf(crowd: Crowd, samples: readonly Sample[]): Row[] {
  const own = samples.filter((sample) => sample.crowd === crowd);
  const beside = (what: string, unit: string, of: (sample: WatchedSample) => number): Row => ({
    figure: 'watchers',
    what,
    reached: median(own.map(({ ours }) => of(ours))),
    unit,
    limit: { name: 'baseline', value: median(own.map(({ baseline }) => of(baseline))) },
  });
  return [
    {
      ...beside(`single scores, 1,000 watchers of ${crowd.rows} rows`, '/s', (sample) => sample.perSecond),
      ratio: median(own.map(({ ours, baseline }) => ours.perSecond / baseline.perSecond)),
      goal: crowd.goal,
    },
    beside('  server, share of a core', '%', ({ serverShare }) => serverShare * 100),
    beside('  patches to each watcher', '/s', ({ patches }) => patches),
    beside('  pushed to the watchers', 'MB/s', ({ pushed }) => pushed),
  ];
}
