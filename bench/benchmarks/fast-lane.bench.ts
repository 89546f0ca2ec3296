import type { LoadResult } from '../load/generator.ts';
import type { Row } from '../support/report.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { Cost } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

/** Of ten of the two thousand players each. */
const DEEPEST_PAGE = 200;

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
    const reads = async (paths: readonly string[]) => {
      const read = (cookie: boolean) => () => stage.read(stage.ours, paths, { seconds, cookie });
      await read(true)();
      return alternate(rounds, read(false), read(true));
    };
    const { firstPage } = stage.ours;
    const deepPages = Array.from({ length: DEEPEST_PAGE - 10 }, (_, index) => `${firstPage}&page=${index + 11}`);
    const around = stage.players.map(({ id }) => `${firstPage}&around=${id}`);
    return [
      ...rowsOf('single scores', scores),
      ...rowsOf('first page of a board, reads', await reads([firstPage])),
      ...rowsOf('deep pages, reads', await reads(deepPages)),
      ...rowsOf('the page around a player, reads', await reads(around)),
    ];
  },
};
