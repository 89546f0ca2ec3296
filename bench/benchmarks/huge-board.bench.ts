import { setTimeout as pause } from 'node:timers/promises';
import { GOALS } from '../goals.ts';
import { now } from '../support/clock.ts';
import { crowdPlayerId, fillCrowdOfPlayers } from '../databases/crowd-of-players.ts';
import { emptyRedis, loseRedisData, withDatabase } from '../support/environment.ts';
import type { Row } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import { REPORT_STATEMENTS, resetStatements } from '../support/statements.ts';
import { waitUntilSettled } from '../support/settled.ts';
import { fillGameGeek, WATCHED_GAME } from '../databases/world.ts';
import type { Benchmark } from './benchmark.ts';

const PLAYERS = 2_000_000;
const PLAYERS_QUICK = 200_000;
/** A page of ten among the 10,000 rows that can be paged. */
const DEEPEST_PAGE = 1_000;
const PATHS = 2_000;
const REBUILD_TIMEOUT = 120_000;
const WRITES_PER_SECOND = 2_000;
const READS_PER_SECOND = 50;
/** Seconds of writes before the reads are measured. */
const WARM_UP = 30;

/** Switches the server to another database, so it runs late. */
export const hugeBoard: Benchmark = {
  name: 'huge',
  what: 'a board of two million players',
  async measure(stage) {
    const players = stage.scaled(PLAYERS, PLAYERS_QUICK);
    await prepare(stage, players);
    const rebuilt = await rebuild(stage, players);
    await waitUntilSettled(stage.environment.databaseUrl('huge'));
    if (REPORT_STATEMENTS) await resetStatements(stage.environment.databaseUrl('huge'));
    return [...rebuilt, ...(await readBesideWrites(stage, players))];
  },
};

async function prepare(stage: Stage, players: number): Promise<void> {
  const { environment } = stage;
  const url = environment.databaseUrl('huge');
  await environment.createDatabase('huge');
  await stage.restart('huge');
  await stage.server.stop();
  await withDatabase(url, (db) => fillGameGeek(db, stage.players));
  await fillCrowdOfPlayers(url, players);
  // The ranks of the crowd are built when the server starts.
  await emptyRedis(environment.redisUrl);
  await stage.restart();
  await waitForRank(stage);
  // A node that has just started computes the totals and trends of this new database.
  await waitUntilSettled(stage.environment.databaseUrl('huge'));
}

/** Measures how long ranks are unavailable after Redis has lost its data, and reads pages during that time. */
async function rebuild(stage: Stage, players: number): Promise<Row[]> {
  // A running node knows the size of its boards.
  await stage.read(stage.ours, pagePaths(), { seconds: 1, rate: READS_PER_SECOND });
  await loseRedisData(stage.environment.redisUrl);
  let done = false;
  const ranked = waitForRank(stage).finally(() => (done = true));
  let slowest = 0;
  while (!done) {
    const { latency } = await stage.read(stage.ours, pagePaths(), { seconds: 1, rate: READS_PER_SECOND });
    slowest = Math.max(slowest, latency.p99);
  }
  const size = players.toLocaleString('en');
  return [
    {
      figure: 'huge',
      what: `ranks of ${size} players rebuilt`,
      reached: await ranked,
      unit: 's',
      goal: GOALS.hugeBoardRebuilt,
    },
    {
      figure: 'huge',
      what: '  pages read during the rebuild, worst p99',
      reached: slowest,
      unit: 'ms',
      goal: GOALS.hugeBoardRebuilding,
    },
  ];
}

/** Sends scores until one is answered with its rank; returns the seconds. */
async function waitForRank(stage: Stage): Promise<number> {
  const { ours, players } = stage;
  const startedAt = now();
  while (now() - startedAt < REBUILD_TIMEOUT) {
    const score = 100_000_000;
    const answer = await fetch(`http://127.0.0.1:${ours.port}/api/scores`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ gameId: WATCHED_GAME, score, apiKey: players[0]?.apiKey }),
    });
    if (!answer.ok) throw new Error(`a score was answered with ${answer.status}: ${await answer.text()}`);
    const { id, rank } = (await answer.json()) as { id: number; rank: number | null };
    ours.acknowledged.push({ ids: Float64Array.of(id), values: Float64Array.of(score), database: ours.database });
    if (rank !== null) return (now() - startedAt) / 1_000;
    await pause(100);
  }
  return NaN;
}

async function readBesideWrites(stage: Stage, players: number): Promise<Row[]> {
  const randomPlayer = () => crowdPlayerId(1 + Math.floor(Math.random() * players));
  const around = (query: string) =>
    Array.from({ length: PATHS }, () => `/api/leaderboard?${query}&around=${randomPlayer()}`);
  const kinds = [
    { what: 'own rank', paths: around(`gameId=${WATCHED_GAME}&limit=1`) },
    { what: 'any page', paths: pagePaths() },
    { what: 'around a player', paths: around(`gameId=${WATCHED_GAME}`) },
    { what: 'around a player, all games', paths: around('period=all') },
  ];
  const readAll = (seconds: number) =>
    Promise.all(
      kinds.map(({ paths }) => stage.read(stage.ours, paths, { seconds, rate: READS_PER_SECOND, connections: 8 })),
    );
  const write = (seconds: number) => stage.write(stage.ours, { seconds, rate: WRITES_PER_SECOND, attempts: 1 });

  // In a new database, all players earn their first achievements in the first seconds.
  await Promise.all([readAll(2), write(WARM_UP)]);
  // The p99 of fewer reads varies by half.
  const seconds = stage.scaled(30, 20);
  const [reads, writes] = await Promise.all([readAll(seconds), write(seconds)]);
  const rows = kinds.flatMap(({ what }, index): Row[] => {
    const { p50, p99 } = reads[index]?.latency ?? { p50: NaN, p99: NaN };
    return [
      {
        figure: 'huge',
        what: `${what}, beside 2,000 writes/s: p50`,
        reached: p50,
        unit: 'ms',
        goal: GOALS.hugeBoardP50,
      },
      { figure: 'huge', what: '  p99', reached: p99, unit: 'ms', goal: GOALS.hugeBoardP99 },
    ];
  });
  return [
    ...rows,
    { figure: 'huge', what: 'the writes beside the reads, p99', reached: writes.latency.p99, unit: 'ms' },
  ];
}

function pagePaths(): string[] {
  const page = () => 1 + Math.floor(Math.random() * DEEPEST_PAGE);
  return Array.from({ length: PATHS }, () => `/api/leaderboard?gameId=${WATCHED_GAME}&page=${page()}`);
}
