import { GOALS } from '../goals.ts';
import type { Row } from '../support/report.ts';
import { compare, alternate } from '../support/rounds.ts';
import type { WriteSample } from '../support/stage.ts';
import type { Benchmark } from './benchmark.ts';

export const tokenScores: Benchmark = {
  name: 'tokens',
  what: 'single scores by play token, beside those by API key',
  async measure(stage) {
    await stage.warmUp();
    const seconds = stage.scaled(6, 3);
    const write = (byToken: boolean) => () => stage.write(stage.ours, { seconds, byToken });
    // Warms up the cache of tokens; keys are already cached.
    await write(true)();
    const pairs = await alternate(stage.scaled(5, 3), write(true), write(false));
    const row = (what: string, unit: string, of: (sample: WriteSample) => number, goal?: Row['goal']): Row => {
      const { reached, limit, ratio } = compare(pairs, of, of);
      return { figure: 'tokens', what, reached, unit, limit: { name: 'by key', value: limit }, ratio, goal };
    };
    return [
      row('scores by token', '/s', ({ perSecond }) => perSecond, GOALS.tokenScores),
      row('  CPU of the server, 1,000 scores', 'ms', ({ serverCpu }) => serverCpu * 1_000),
      row('  CPU of PostgreSQL, 1,000 scores', 'ms', ({ postgresCpu }) => postgresCpu * 1_000),
    ];
  },
};
