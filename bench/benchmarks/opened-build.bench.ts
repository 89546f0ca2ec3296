import { insertBuild } from '../databases/build.ts';
import { GOALS } from '../goals.ts';
import { SCORE_LOADS } from '../load/score-loads.ts';
import type { LoadResult } from '../load/generator.ts';
import { withDatabase } from '../support/environment.ts';
import type { Row } from '../support/report.ts';
import { alternate, compare } from '../support/rounds.ts';
import { waitUntilSettled } from '../support/settled.ts';
import type { Benchmark } from './benchmark.ts';

const SCORES_PER_SECOND = 2_000;
const PEOPLE = 200;
/** How often each of them opens the build. */
const EVERY_SECONDS = 10;

export const openedBuild: Benchmark = {
  name: 'builds',
  what: 'scores and the files of a build beside each other, and each alone',
  async measure(stage) {
    const { ours, environment } = stage;
    await stage.warmUp();
    const url = environment.databaseUrl(ours.database);
    const paths = await withDatabase(url, (db) => insertBuild(db, stage.players[0]?.id ?? ''));
    await waitUntilSettled(url);
    const seconds = stage.scaled(15, 8);
    const loads = (time = seconds) => {
      const rate = (PEOPLE / EVERY_SECONDS) * paths.length;
      return stage.read(ours, paths, { seconds: time, rate, connections: PEOPLE, compressed: true });
    };
    const scores = (time = seconds) =>
      stage.write(ours, { ...SCORE_LOADS.mix, seconds: time, rate: SCORES_PER_SECOND, attempts: 1 });
    const together = async () => {
      const [written, read] = await Promise.all([scores(), loads()]);
      return { scores: written, loads: read };
    };
    await Promise.all([scores(3), loads(3)]);
    const pairs = await alternate(stage.scaled(4, 2), together, async () => ({
      scores: await scores(),
      loads: await loads(),
    }));

    const beside = (kind: 'scores' | 'loads', what: string, unit: string, of: (result: LoadResult) => number): Row => {
      const { reached, limit, ratio } = compare(
        pairs,
        (both) => of(both[kind]),
        (alone) => of(alone[kind]),
      );
      return { figure: 'builds', what, reached, unit, limit: { name: 'alone', value: limit }, ratio };
    };
    const rowsOf = (kind: 'scores' | 'loads', what: string): Row[] => [
      beside(kind, what, '/s', ({ perSecond }) => perSecond),
      beside(kind, '  answered in, p50', 'ms', ({ latency }) => latency.p50),
      { ...beside(kind, '  answered in, p99', 'ms', ({ latency }) => latency.p99), goal: GOALS.openedBuildP99 },
    ];
    return [
      ...rowsOf(
        'scores',
        `scores, ${SCORES_PER_SECOND.toLocaleString('en')} a second, beside ${PEOPLE} people opening a build`,
      ),
      ...rowsOf('loads', 'files of the build, beside the scores'),
    ];
  },
};
