import { GOALS } from '../goals.ts';
import type { Row } from '../support/report.ts';
import { compare, inTurn } from '../support/rounds.ts';
import type { WriteSample } from '../support/stage.ts';
import type { Figure } from './figure.ts';

export const singleScores: Figure = {
  name: 'scores',
  what: 'single scores accepted a second, and what they cost',
  async measure(stage) {
    await stage.warmUp();
    const seconds = stage.scaled(6, 3);
    const pairs = await inTurn(
      stage.scaled(5, 2),
      () => stage.write(stage.ours, { seconds }),
      () => stage.write(stage.bare, { seconds }),
    );
    const row = (what: string, unit: string, of: (sample: WriteSample) => number, goal?: Row['goal']): Row => {
      const { reached, limit, ratio } = compare(pairs, of, of);
      return { figure: 'scores', what, reached, unit, limit: { name: 'bare', value: limit }, ratio, goal };
    };
    return [
      row('single scores, 64 connections', '/s', ({ perSecond }) => perSecond, GOALS.singleScores),
      row('  answered in, p50', 'ms', ({ latency }) => latency.p50),
      row('  answered in, p95', 'ms', ({ latency }) => latency.p95),
      row('  answered in, p99', 'ms', ({ latency }) => latency.p99),
      row('CPU of the server, 1,000 scores', 'ms', ({ serverCpu }) => serverCpu * 1_000, GOALS.serverCpu),
      row('CPU of PostgreSQL, 1,000 scores', 'ms', ({ postgresCpu }) => postgresCpu * 1_000, GOALS.postgresCpu),
    ];
  },
};
