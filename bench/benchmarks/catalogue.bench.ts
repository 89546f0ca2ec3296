import { setTimeout as pause } from 'node:timers/promises';
import { GOALS } from '../goals.ts';
import { emptyRedis, withDatabase } from '../support/environment.ts';
import { fillLargeCatalogue, FIRST_GAME, SEARCHES } from '../support/large-catalogue.ts';
import type { Row } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import { fillGameGeek } from '../support/world.ts';
import type { Benchmark } from './benchmark.ts';

const READS_PER_SECOND = 40;
/** The inserted database has no totals, achievements and trends, and computing them is not measured. */
const SETTLES_WITHIN = 240_000;
const LOOK_EVERY = 100;
/** This many samples in a row, hardly any of which sees a running statement. */
const LOOKS = 100;
const BUSY_LOOKS = 5;

/** Values counted from rows after scores. */
const JOBS = ['refresh-trending', 'refresh-active-players'];
const SCORES_PER_SECOND = 5;
const JOB_FIGURE = /^job_duration_seconds_(count|sum){job="(.+?)"} (.+)$/gm;
const NEVER: JobRuns = { runs: 0, seconds: 0 };

/** Switches the server to another database, so it comes late. */
export const catalogue: Benchmark = {
  name: 'catalogue',
  what: 'lists and searches of a large catalogue in a busy week',
  async measure(stage) {
    const games = stage.scaled(100_000, 20_000);
    const scores = stage.scaled(1_000_000, 100_000);
    await prepare(stage, games, scores);
    const rows: Row[] = [];
    for (const { what, paths } of kindsOf(games)) {
      // One kind after the other, so that a slow one does not affect the others.
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

/** The cost of keeping such values current while people play. */
async function costOfJobs(stage: Stage): Promise<Row[]> {
  const before = await jobsOf(stage);
  await stage.write(stage.ours, { seconds: stage.scaled(40, 15), rate: SCORES_PER_SECOND, connections: 2 });
  const after = await jobsOf(stage);
  return JOBS.flatMap((job) => {
    const [now, then] = [after.get(job) ?? NEVER, before.get(job) ?? NEVER];
    const runs = now.runs - then.runs;
    const what = `${job}, ${SCORES_PER_SECOND} scores a second: a run`;
    // The interval of runs depends on their cost, so that a short time may have none.
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
  for (const [, part, job = '', figure] of (await response.text()).matchAll(JOB_FIGURE)) {
    const known = jobs.get(job) ?? NEVER;
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
  await untilSettled(url);
}

/** Waits until the server has finished its background work, or until the time limit. */
async function untilSettled(url: string): Promise<void> {
  await withDatabase(url, async (db) => {
    const busy: boolean[] = [];
    const startedAt = Date.now();
    while (Date.now() - startedAt < SETTLES_WITHIN) {
      const { rows } = await db.query<{ active: boolean }>(
        `SELECT count(*) > 0 AS active FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`,
      );
      busy.push(rows[0]?.active ?? false);
      if (busy.length >= LOOKS && busy.slice(-LOOKS).filter(Boolean).length <= BUSY_LOOKS) return;
      await pause(LOOK_EVERY);
    }
  });
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
