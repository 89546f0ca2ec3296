import type { LoadResult } from '../load/generator.ts';
import type { Row } from '../support/report.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { Cost } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

type Sample = LoadResult & Cost;

/** What the fast lane (decision 0002) saves: the same requests with and without a cookie, which leads them through Express. */
export const fastLane: Benchmark = {
  name: 'lane',
  what: 'scores and pages through the fast lane, beside those through Express',
  onlyByName: true,
  async measure(stage) {
    await stage.warmUp();
    const seconds = stage.scaled(5, 3);
    const rounds = stage.scaled(4, 3);
    const rowsOf = (what: string, pairs: { ours: Sample; limit: Sample }[]): Row[] => {
      const row = (title: string, unit: string, of: (sample: Sample) => number): Row => {
        const { reached, limit, ratio } = compare(pairs, of, of);
        return { figure: 'lane', what: title, reached, unit, limit: { name: 'Express', value: limit }, ratio };
      };
      return [
        row(what, '/s', ({ perSecond }) => perSecond),
        row('  CPU of the server, 1,000 requests', 'ms', ({ serverCpu }) => serverCpu * 1_000),
      ];
    };

    const write = (cookie: boolean) => () => stage.write(stage.ours, { seconds, cookie });
    await write(true)();
    const scores = await alternate(rounds, write(false), write(true));
    await stage.waitUntilIdle();
    const read = (cookie: boolean) => () => stage.read(stage.ours, [stage.ours.firstPage], { seconds, cookie });
    await read(true)();
    const pages = await alternate(rounds, read(false), read(true));
    return [...rowsOf('single scores', scores), ...rowsOf('first page of a board, reads', pages)];
  },
};
