import { GOALS, type Goal } from '../goals.ts';
import { SCORE_LOADS, type ScoreLoad } from '../load/score-loads.ts';
import type { Row } from '../support/report.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { WriteSample } from '../support/stage.ts';
import { median } from '../support/stats.ts';
import type { Benchmark } from './benchmark.ts';

/** Single scores over 64 connections, with the CPU time of each process. */
const accepted = (name: ScoreLoad, what: string, goal: Goal): Benchmark => ({
  name,
  what,
  async measure(stage) {
    await stage.warmUp();
    const seconds = stage.scaled(6, 3);
    const write = (contender: typeof stage.ours) => () => stage.write(contender, { ...SCORE_LOADS[name], seconds });
    await write(stage.ours)();
    const pairs = await alternate(stage.scaled(5, 2), write(stage.ours), write(stage.baseline));
    const row = (title: string, unit: string, of: (sample: WriteSample) => number, rowGoal?: Goal): Row => {
      const { reached, limit, ratio } = compare(pairs, of, of);
      return {
        figure: name,
        what: title,
        reached,
        unit,
        limit: { name: 'baseline', value: limit },
        ratio,
        goal: rowGoal,
      };
    };
    return [
      row(what, '/s', ({ perSecond }) => perSecond, goal),
      row('  answered in, p50', 'ms', ({ latency }) => latency.p50),
      row('  answered in, p99', 'ms', ({ latency }) => latency.p99),
      row('  CPU of the server, 1,000 scores', 'ms', ({ serverCpu }) => serverCpu * 1_000),
      row('  CPU of PostgreSQL, 1,000 scores', 'ms', ({ postgresCpu }) => postgresCpu * 1_000),
      {
        figure: name,
        what: '  CPU of Redis, 1,000 scores',
        reached: median(pairs.map(({ ours }) => ours.redisCpu)) * 1_000,
        unit: 'ms',
      },
    ];
  },
});

export const recordScores = accepted('records', 'single scores, each a new personal best', GOALS.records);

export const mixedScores = accepted('mix', 'single scores, a realistic mix', GOALS.mix);
