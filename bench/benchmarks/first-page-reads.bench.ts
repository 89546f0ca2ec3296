import { GOALS } from '../goals.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { Benchmark } from './benchmark.ts';

export const firstPageReads: Benchmark = {
  name: 'reads',
  what: 'reads of the first page of a board',
  async measure(stage) {
    await stage.warmUp();
    await stage.waitUntilIdle();
    const seconds = stage.scaled(4, 3);
    const read = (contender: typeof stage.ours) => stage.read(contender, [contender.firstPage], { seconds });
    await stage.read(stage.baseline, [stage.baseline.firstPage], { seconds: 1 });
    await stage.read(stage.ours, [stage.ours.firstPage], { seconds: 1 });
    const pairs = await alternate(
      stage.scaled(3, 2),
      () => read(stage.ours),
      () => read(stage.baseline),
    );
    const rate = compare(
      pairs,
      ({ perSecond }) => perSecond,
      ({ perSecond }) => perSecond,
    );
    const cpu = compare(
      pairs,
      ({ serverCpu }) => serverCpu * 1_000,
      ({ serverCpu }) => serverCpu * 1_000,
    );
    return [
      {
        figure: 'reads',
        what: 'first page of a board, reads',
        reached: rate.reached,
        unit: '/s',
        limit: { name: 'baseline', value: rate.limit },
        ratio: rate.ratio,
        goal: GOALS.firstPageReads,
      },
      {
        figure: 'reads',
        what: '  CPU of the server, 1,000 reads',
        reached: cpu.reached,
        unit: 'ms',
        limit: { name: 'baseline', value: cpu.limit },
        ratio: cpu.ratio,
      },
    ];
  },
};
