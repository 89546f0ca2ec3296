import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { GOALS, type Goal } from '../goals.ts';
import { boardsAgree } from '../checks/boards.ts';
import type { Row } from '../support/report.ts';
import { median } from '../support/stats.ts';
import type { Contender, Stage, WriteSample } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

interface Crowd {
  watchers: number;
  rows: BoardRows;
  goal?: Goal;
  againstOne?: Goal;
}

const SINGLE: Crowd = { watchers: 1, rows: 100 };
const CROWDS: readonly Crowd[] = [
  SINGLE,
  { watchers: 200, rows: 100 },
  { watchers: 1_000, rows: 100, goal: GOALS.watchedByManyWith100Rows, againstOne: GOALS.watchedAgainstOne },
  { watchers: 1_000, rows: 10, goal: GOALS.watchedByManyWith10Rows, againstOne: GOALS.watchedAgainstOne },
];

interface WatchedSample extends WriteSample {
  /** 10^6 bytes received by watchers in a second. */
  pushed: number;
}

interface Sample {
  crowd: Crowd;
  ours: WatchedSample;
  baseline: WatchedSample;
}

export const watchedScores: Benchmark = {
  name: 'watchers',
  what: 'single scores while a crowd watches the board',
  async measure(stage) {
    await stage.warmUp();
    const samples: Sample[] = [];
    // Even, so that each crowd comes early as often as late.
    for (let round = 0; round < stage.scaled(4, 1); round += 1) {
      for (const crowd of round % 2 === 0 ? CROWDS : CROWDS.toReversed()) {
        const baseline = await watched(stage, stage.baseline, crowd);
        samples.push({ crowd, baseline, ours: await watched(stage, stage.ours, crowd) });
      }
    }
    return CROWDS.flatMap((crowd) => rowsOf(crowd, samples));
  },
};

async function watched(stage: Stage, contender: Contender, { watchers, rows }: Crowd): Promise<WatchedSample> {
  const { fleet, crowd, port } = contender;
  await fleet.call('join', { port, count: watchers, ...crowd, rows });
  const seconds = stage.scaled(4, 3);
  const before = (await fleet.call('counts', undefined)).bytes;
  const sample = await stage.write(contender, { seconds });
  const pushed = ((await fleet.call('counts', undefined)).bytes - before) / 1e6 / seconds;
  if (contender === stage.ours)
    await boardsAgree(stage, `after scores with ${watchers} watchers of ${rows} rows`, rows);
  await fleet.call('leave', undefined);
  return { ...sample, pushed };
}

function rowsOf(crowd: Crowd, samples: readonly Sample[]): Row[] {
  const own = samples.filter((sample) => sample.crowd === crowd);
  const single = samples.filter((sample) => sample.crowd === SINGLE);
  const { watchers, rows, goal, againstOne } = crowd;
  const name = watchers === 1 ? '1 watcher' : `${watchers.toLocaleString('en')} watchers of ${rows} rows`;
  const perSecond = median(own.map(({ ours }) => ours.perSecond));
  const beside = (what: string, unit: string, of: (sample: WatchedSample) => number): Row => ({
    figure: 'watchers',
    what,
    reached: median(own.map(({ ours }) => of(ours))),
    unit,
    limit: { name: 'baseline', value: median(own.map(({ baseline }) => of(baseline))) },
  });
  const table: Row[] = [
    {
      ...beside(`single scores, ${name}`, '/s', (sample) => sample.perSecond),
      ratio: median(own.map(({ ours, baseline }) => ours.perSecond / baseline.perSecond)),
      goal,
    },
    beside('  server, share of a core', '%', ({ serverShare }) => serverShare * 100),
    beside('  pushed to the watchers', 'MB/s', ({ pushed }) => pushed),
  ];
  if (watchers === 1) return table;
  return [
    ...table,
    {
      figure: 'watchers',
      what: '  against one watcher',
      reached: perSecond,
      unit: '/s',
      limit: { name: 'ours', value: median(single.map(({ ours }) => ours.perSecond)) },
      ratio: median(own.map(({ ours }, round) => ours.perSecond / (single[round]?.ours.perSecond ?? NaN))),
      goal: againstOne,
    },
  ];
}
