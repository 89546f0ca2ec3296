import { GOALS } from '../goals.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { Benchmark } from './benchmark.ts';

export const batchedScores: Benchmark = {
  name: 'batch',
  what: 'scores in batches of 500',
  async measure(stage) {
    await stage.warmUp();
    await stage.writeBatches({ seconds: 1.5 });
    const seconds = stage.scaled(5, 3);
    const pairs = await alternate(
      stage.scaled(3, 2),
      () => stage.writeBatches({ seconds }),
      () => stage.write(stage.baseline, { seconds }),
    );
    const rate = compare(
      pairs,
      ({ perSecond }) => perSecond,
      ({ perSecond }) => perSecond,
    );
    const latency = compare(
      pairs,
      ({ latency }) => latency.p99,
      ({ latency }) => latency.p99,
    );
    return [
      {
        figure: 'batch',
        what: 'batched scores, 500 a request',
        reached: rate.reached,
        unit: '/s',
        limit: { name: 'baseline, single', value: rate.limit },
        ratio: rate.ratio,
        goal: GOALS.batchedScores,
      },
      { figure: 'batch', what: '  a batch answered in, p99', reached: latency.reached, unit: 'ms' },
    ];
  },
};
