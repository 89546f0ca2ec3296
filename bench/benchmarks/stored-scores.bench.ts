import { GOALS, type Goal } from '../goals.ts';
import { REALISTIC_MIX, RECORDS } from '../load/score-loads.ts';
import { withDatabase, type DatabaseName } from '../support/environment.ts';
import type { Row } from '../support/report.ts';
import { alternate, compare } from '../support/rounds.ts';
import { waitUntilSettled } from '../support/settled.ts';
import type { Stage } from '../support/stage.ts';
import { fillStoredScores } from '../databases/stored-scores.ts';
import { fillGameGeek } from '../databases/world.ts';
import type { Benchmark } from './benchmark.ts';

const SCORES = 50_000_000;
const SCORES_QUICK = 2_000_000;
/** Enough that the reads cost more than what runs in the background. */
const READS_PER_SECOND = 1_000;

/** Switches the server between two databases, so it runs late. */
export const storedScores: Benchmark = {
  name: 'stored',
  what: 'scores and reads with fifty million scores in the table',
  async measure(stage) {
    const stored = stage.scaled(SCORES, SCORES_QUICK);
    await prepare(stage, 'few');
    await prepare(stage, 'many', (url) => fillStoredScores(url, stored));
    const pairs = await alternate(
      stage.scaled(3, 1),
      () => measure(stage, 'many'),
      () => measure(stage, 'few'),
    );
    const row = (what: string, unit: string, of: (sample: Sample) => number, goal?: Goal): Row => {
      const { reached, limit, ratio } = compare(pairs, of, of);
      return {
        figure: 'stored',
        what,
        reached,
        unit,
        limit: { name: 'few', value: limit },
        ratio,
        ...(goal && { goal }),
      };
    };
    const count = stored.toLocaleString('en');
    return [
      row(`the mix with ${count} scores stored`, '/s', ({ mix }) => mix.perSecond, GOALS.storedRate),
      row('  CPU of PostgreSQL, 1,000 scores', 'ms', ({ mix }) => mix.postgresCpu * 1_000, GOALS.storedCost),
      row('  each a new personal best', '/s', ({ records }) => records.perSecond, GOALS.storedRate),
      row('  CPU of PostgreSQL, 1,000 scores', 'ms', ({ records }) => records.postgresCpu * 1_000, GOALS.storedCost),
      row('  reads of first pages', '/s', ({ firstPages }) => firstPages.perSecond, GOALS.storedRate),
      row('  the page around a player: CPU, 1,000 reads', 'ms', ({ around }) => costOf(around), GOALS.storedCost),
    ];
  },
};

type Sample = Awaited<ReturnType<typeof measure>>;

const costOf = ({ serverCpu, postgresCpu }: { serverCpu: number; postgresCpu: number }) =>
  (serverCpu + postgresCpu) * 1_000;

async function prepare(stage: Stage, name: DatabaseName, fill?: (url: string) => Promise<void>): Promise<void> {
  const { environment } = stage;
  const url = environment.databaseUrl(name);
  await environment.createDatabase(name);
  await stage.restart(name);
  await stage.server.stop();
  await withDatabase(url, (db) => fillGameGeek(db, stage.players));
  await fill?.(url);
}

async function measure(stage: Stage, name: DatabaseName) {
  await stage.restart(name);
  await waitUntilSettled(stage.environment.databaseUrl(name));
  await stage.warmUp();
  // The first scores of each player unlock achievements, which is not measured.
  await stage.waitUntilIdle();
  const seconds = stage.scaled(6, 3);
  const mix = await stage.write(stage.ours, { ...REALISTIC_MIX, seconds });
  const records = await stage.write(stage.ours, { ...RECORDS, seconds });
  // Jobs that follow the scores would count as cost of the reads.
  await waitUntilSettled(stage.environment.databaseUrl(name));
  const firstPages = await stage.read(stage.ours, [stage.ours.firstPage], { seconds });
  const paths = stage.players.map(({ id }) => `${stage.ours.firstPage}&around=${id}`);
  const around = await stage.read(stage.ours, paths, { seconds, rate: READS_PER_SECOND, connections: 8 });
  return { mix, records, firstPages, around };
}
