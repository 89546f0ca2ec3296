import { GOALS, type Goal } from '../goals.ts';
import type { Row } from '../support/report.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { WriteOptions, WriteSample } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

interface Load {
  name: string;
  what: string;
  options: Omit<WriteOptions, 'seconds'>;
  goal: Goal;
}

/** Single scores over 64 connections, with the CPU time of each process. */
const accepted = ({ name, what, options, goal }: Load): Benchmark => ({
  name,
  what,
  async measure(stage) {
    await stage.warmUp();
    const seconds = stage.scaled(6, 3);
    const write = (contender: typeof stage.ours) => () => stage.write(contender, { ...options, seconds });
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
      row('  CPU of the server, 1,000 scores', 'ms', ({ serverCpu }) => serverCpu * 1_000, GOALS.serverCpu),
      row('  CPU of PostgreSQL, 1,000 scores', 'ms', ({ postgresCpu }) => postgresCpu * 1_000, GOALS.postgresCpu),
      {
        figure: name,
        what: '  CPU of Redis, 1,000 scores',
        reached:
          compare(
            pairs,
            ({ redisCpu }) => redisCpu,
            () => 1,
          ).reached * 1_000,
        unit: 'ms',
      },
    ];
  },
});

/** 7 % of the scores are records, half have an idempotency key. */
export const REALISTIC_MIX = { recordEvery: 14, keyed: 0.5 };
const RECORDS = { recordEvery: 1, keyed: 0 };

/** By the names of their benchmarks. */
export const SCORE_LOADS = {
  scores: RECORDS,
  /** In 400 instead of 16,000 pairs of player and game, so that a projection combines several records of a pair. */
  few: { ...RECORDS, players: 200, games: 2 },
  mix: REALISTIC_MIX,
} satisfies Record<string, Load['options']>;

/** The most expensive kind: each score is a new best. */
export const recordScores = accepted({
  name: 'scores',
  what: 'single scores, each a new personal best',
  options: SCORE_LOADS.scores,
  goal: GOALS.recordScores,
});

export const recordScoresOfFew = accepted({
  name: 'few',
  what: 'single scores, each a new personal best, of 200 players in 2 games',
  options: SCORE_LOADS.few,
  goal: GOALS.recordScores,
});

/** 2,000 players in 8 games. */
export const mixedScores = accepted({
  name: 'mix',
  what: 'single scores, a realistic mix',
  options: SCORE_LOADS.mix,
  goal: GOALS.mixedScores,
});
