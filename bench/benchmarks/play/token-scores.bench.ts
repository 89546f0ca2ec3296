import { GOALS } from '../../goals.ts';
import type { CredentialKind } from '../../load/generator.ts';
import type { Row } from '../../support/report.ts';
import { compare, alternate } from '../../support/rounds.ts';
import type { WriteSample } from '../../support/stage.ts';
import type { Benchmark } from '../benchmark.ts';

export const tokenScores: Benchmark = {
  name: 'tokens',
  what: 'single scores by play token, beside those by API key, both in the Authorization header',
  async measure(stage) {
    await stage.warmUp();
    const seconds = stage.scaled(4, 3);
    const write = (credential: CredentialKind) => () => stage.write(stage.ours, { seconds, credential });
    // Warms up the cache of tokens; keys are already cached.
    await write('bearer token')();
    const pairs = await alternate(stage.scaled(12, 3), write('bearer token'), write('bearer key'));
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
