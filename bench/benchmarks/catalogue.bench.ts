import { GOALS } from '../goals.ts';
import { emptyRedis, withDatabase } from '../support/environment.ts';
import { fillLargeCatalogue, FIRST_GAME, SEARCHES } from '../databases/large-catalogue.ts';
import type { Row } from '../support/report.ts';
import { waitUntilSettled } from '../support/settled.ts';
import type { Stage } from '../support/stage.ts';
import { fillGameGeek } from '../databases/world.ts';
import type { Benchmark } from './benchmark.ts';

const READS_PER_SECOND = 40;

/** Jobs that compute values from rows of scores. */
const JOBS = ['refresh-trending', 'refresh-active-players'];
const SCORES_PER_SECOND = 5;
const JOB_METRIC = /^job_duration_seconds_(count|sum){job="(.+?)"} (.+)$/gm;
const NO_RUNS: JobRuns = { runs: 0, seconds: 0 };

/** Switches the server to another database, so it runs late. */
export const catalogue: Benchmark = {
  name: 'catalogue',
  what: 'lists and searches of a large catalogue in a busy week',
  async measure(stage) {
    const games = stage.scaled(100_000, 20_000);
    const scores = stage.scaled(1_000_000, 100_000);
    await prepare(stage, games, scores);
    const rows: Row[] = [];
    for (const { what, paths } of kindsOf(games)) {
      // Sequentially, so that a slow kind does not affect the others.
      const read = (seconds: number) =>
        stage.read(stage.ours, paths, { seconds, rate: READS_PER_SECOND, connections: 4 });
      await read(1);
      const { latency } = await read(stage.scaled(5, 3));
      rows.push(
        { figure: 'catalogue', what: `${what}: p50`, reached: latency.p50, unit: 'ms' },
        { figure: 'catalogue', what: '  p99', reached: latency.p99, unit: 'ms', goal: GOALS.catalogueP99 },
      );
    }
    rows.push(...(await costOfJobs(stage)));
    return rows;
  },
};

/** The cost of these jobs while scores are submitted. */
async function costOfJobs(stage: Stage): Promise<Row[]> {
  const before = await jobsOf(stage);
  await stage.write(stage.ours, { seconds: stage.scaled(40, 15), rate: SCORES_PER_SECOND, connections: 2 });
  const after = await jobsOf(stage);
  return JOBS.flatMap((job) => {
    const [now, then] = [after.get(job) ?? NO_RUNS, before.get(job) ?? NO_RUNS];
    const runs = now.runs - then.runs;
    const what = `${job}, ${SCORES_PER_SECOND} scores a second: a run`;
    // The interval between runs depends on their cost, so a short measurement may have none.
    return runs > 0
      ? [{ figure: 'catalogue', what, reached: ((now.seconds - then.seconds) * 1_000) / runs, unit: 'ms' }]
      : [];
  });
}

interface JobRuns {
  runs: number;
  seconds: number;
}

/** The number of runs and total duration of each job on the server. */
async function jobsOf(stage: Stage): Promise<Map<string, JobRuns>> {
  const response = await fetch(`http://127.0.0.1:${stage.ours.port}/metrics`);
  const jobs = new Map<string, JobRuns>();
  for (const [, part, job = '', figure] of (await response.text()).matchAll(JOB_METRIC)) {
    const known = jobs.get(job) ?? NO_RUNS;
    jobs.set(job, part === 'count' ? { ...known, runs: Number(figure) } : { ...known, seconds: Number(figure) });
  }
  return jobs;
}

async function prepare(stage: Stage, games: number, scores: number): Promise<void> {
  const { environment } = stage;
  const url = environment.databaseUrl('catalogue');
  await environment.createDatabase('catalogue');
  await stage.restart('catalogue');
  await stage.server.stop();
  await withDatabase(url, (db) => fillGameGeek(db, stage.players));
  await fillLargeCatalogue(url, games, scores);
  await emptyRedis(environment.redisUrl);
  await stage.restart();
  await waitUntilSettled(url);
}

function kindsOf(games: number): { what: string; paths: string[] }[] {
  const size = games.toLocaleString('en');
  const game = () => FIRST_GAME + Math.floor(Math.random() * games);
  return [
    {
      what: `list of ${size} games`,
      paths: [
        '/api/games',
        '/api/games?sort=name&page=3',
        '/api/games?sort=trending',
        '/api/games?sort=rating&page=2',
        '/api/games?category=Puzzle',
        '/api/games?model_id=11&sort=oldest',
      ],
    },
    { what: `search in ${size} games`, paths: SEARCHES.map((text) => `/api/games?search=${encodeURIComponent(text)}`) },
    { what: 'a game', paths: Array.from({ length: 1_000 }, () => `/api/games/${game()}`) },
    { what: 'similar games', paths: Array.from({ length: 1_000 }, () => `/api/games/${game()}/similar`) },
    { what: 'trending games', paths: ['/api/games/trending'] },
    {
      what: 'active players',
      paths: ['/api/users/active', '/api/users/active?page=40', '/api/users/active?page=2&limit=100'],
    },
  ];
}
