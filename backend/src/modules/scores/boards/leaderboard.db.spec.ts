import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { rankEntries } from '@gamegeek/rules/leaderboard/rank-entries.js';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import type { Settings } from '../../../config/settings.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { until } from '../../../../test/support/until.js';
import { Sql } from '../../../core/database/sql.service.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { openRedis, type Redis } from '../../../core/redis/redis.js';
import type { NewNames } from '../../auth/profile/new-names.service.js';
import { stub } from '../../../../test/support/stub.js';
import { TopRowsCache } from './top-rows.cache.js';
import { LeaderboardRepository } from './leaderboard.repository.js';
import { LeaderboardService } from './leaderboard.service.js';
import { RankSets, rankKey, READY_KEY } from '../ranks/rank-sets.store.js';

const START = 30_000;
const GAME = 7;
const PLAYERS = 260;
const WEEK = weekDate(Date.now());
const LAST_WEEK = weekDate(Date.now() - 7 * 86_400_000);
const UNREACHABLE = 'redis://127.0.0.1:1';
const BOARDS = [
  { board: GAME, period: 'all' },
  { board: GAME, period: 'week' },
  { board: 'global', period: 'all' },
  { board: 'global', period: 'week' },
] as const;

interface Explained {
  Plan: { 'Shared Hit Blocks': number };
}

let database: TestDatabase;
let sql: Sql;
let clients: Redis[];
let withRedis: LeaderboardService;
let withoutRedis: LeaderboardService;
/** The whole board, sorted naively. A quarter of the scores are tied, some of them in the same millisecond. */
let board: LeaderboardEntry[];

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
  board = await fill();
  clients = [];
  withRedis = await service(database.redisUrl);
  withoutRedis = await service(UNREACHABLE);
}, START);
afterAll(async () => {
  for (const client of clients ?? []) client.destroy();
  await sql?.onApplicationShutdown();
  await database?.drop();
});

async function service(redisUrl: string): Promise<LeaderboardService> {
  const [redis, subscriber] = [
    openRedis(redisUrl, 'request', () => undefined),
    openRedis(redisUrl, 'worker', () => undefined),
  ];
  clients.push(redis, subscriber);
  const events = new EventStream(redis, subscriber, { redisUrl } as Settings);
  const ranks = new RankSets(redis, events);
  const repository = new LeaderboardRepository(sql);
  if (redisUrl !== UNREACHABLE) {
    await until(() => redis.isReady, Boolean);
    for (const id of [`${GAME}:all`, `${GAME}:week:${WEEK}`, 'global:all', `global:week:${WEEK}`]) {
      await redis.zAdd(
        rankKey(id),
        board.map(({ userId: value, score }) => ({ value, score })),
      );
    }
    await redis.set(READY_KEY, 'yes');
  }
  const clock = new DatabaseClock(sql);
  const topRows = new TopRowsCache(events, repository, ranks, clock, stub<NewNames>({ newNameOf: () => undefined }));
  return new LeaderboardService(events, topRows, repository, ranks, clock);
}

async function fill(): Promise<LeaderboardEntry[]> {
  const players = await makePlayers(database, PLAYERS);
  const monday = Date.parse(`${WEEK}T00:00:00.000Z`);
  const entries = players.map(({ id: userId, username }, index): LeaderboardEntry => ({
    rank: 0,
    userId,
    username,
    id: 1 + ((index * 101) % PLAYERS),
    score: index % 4 === 0 ? 1 + ((index * 13) % 11) : 1_000 + index,
    createdAt: new Date(monday + ((index * 7) % 5)).toISOString(),
  }));
  const rows = 'SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::timestamptz[]) AS t (u, s, i, c)';
  const columns = [
    entries.map(({ userId }) => userId),
    entries.map(({ score }) => score),
    entries.map(({ id }) => id),
    entries.map(({ createdAt }) => createdAt),
  ];
  const insert = (into: string, select: string) =>
    database.rows(`INSERT INTO ${into} SELECT ${select} FROM (${rows}) AS t (u, s, i, c)`, columns);
  const best = '(user_id, board_id, score, score_id, achieved_at';
  await insert(`personal_bests ${best})`, `u, ${GAME}, s, i, c`);
  await insert(`period_bests ${best}, period, since)`, `u, ${GAME}, s, i, c, 'week', '${WEEK}'`);
  // Higher scores in another game and in the previous week, which these boards must not contain.
  await insert(`personal_bests ${best})`, `u, ${GAME + 1}, s + 500, i, c`);
  await insert(
    `period_bests ${best}, period, since)`,
    `u, ${GAME}, s + 500, i, c - interval '7 days', 'week', '${LAST_WEEK}'`,
  );
  await insert('player_totals (user_id, games_played, score, score_id, achieved_at)', 'u, 1, s, i, c');
  await insert('weekly_totals (week, user_id, score, score_id, achieved_at)', `'${WEEK}', u, s, i, c`);
  await insert('weekly_totals (week, user_id, score, score_id, achieved_at)', `'${LAST_WEEK}', u, s + 500, i, c`);
  return rankEntries(entries);
}

describe.each([
  ['with Redis', () => withRedis],
  ['while Redis is unreachable', () => withoutRedis],
] as const)('pages of boards %s', (_name, leaderboards) => {
  it.each(BOARDS)('equal those of a naive sort ($board, $period)', async (asked) => {
    for (const limit of [1, 10, 33, 100]) {
      const pages =
        limit === 1 ? [1, 100, 101, 260, 261] : Array.from({ length: Math.ceil(PLAYERS / limit) + 1 }, (_, i) => i + 1);
      for (const page of pages) {
        const answer = await leaderboards().page(asked, { page, limit });
        expect(answer).toMatchObject({ total: PLAYERS, page, limit });
        expect(answer.entries).toEqual(board.slice((page - 1) * limit, page * limit));
      }
    }
  });

  it.each(BOARDS)('include the page around a player ($board, $period)', async (asked) => {
    for (const limit of [1, 9, 100]) {
      for (let place = 0; place < PLAYERS; place += 13) {
        const { userId = '' } = board[place] ?? {};
        const { page, entries } = await leaderboards().around(asked, userId, limit);
        expect(page).toBe(Math.floor(place / limit) + 1);
        expect(entries).toEqual(board.slice((page - 1) * limit, page * limit));
      }
    }
  });
});

describe('scores that are committed but not projected', () => {
  const OTHER_GAME = GAME + 2;
  const score = (id: number, userId: string, points: number) =>
    database.rows('INSERT INTO scores (id, user_id, game_id, score, created_at) VALUES ($1, $2, $3, $4, now())', [
      ...[id, userId, OTHER_GAME, points],
    ]);
  const batch = (first: number, last: number, projected = false) =>
    database.rows(`INSERT INTO outbox_events (name, payload) VALUES ('scores.accepted', $1::jsonb)`, [
      JSON.stringify({ first, last, ...(projected && { projected }) }),
    ]);

  it('are on the board, from several batches of several nodes, and a worse one of the same player is not', async () => {
    const [ada = '', bob = '', eve = '', kim = ''] = (await makePlayers(database, 4)).map(({ id }) => id);
    await database.rows(
      'INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at) VALUES ($1, $2, 50, 7001003, now())',
      [kim, OTHER_GAME],
    );
    // Two blocks of ids, one of them to its last id, with a batch in between that is projected.
    await score(7_001_001, ada, 10);
    await score(7_001_003, kim, 50);
    await score(7_001_004, ada, 30);
    await score(7_002_000, bob, 20);
    await score(7_002_001, eve, 40);
    await batch(7_001_001, 7_001_002);
    await batch(7_001_003, 7_001_003, true);
    await batch(7_001_004, 7_001_004);
    await batch(7_002_000, 7_002_000);
    await batch(7_002_001, 7_002_001);
    for (const leaderboards of [withRedis, withoutRedis]) {
      const { entries } = await leaderboards.page({ board: OTHER_GAME, period: 'all' }, { page: 1, limit: 10 });
      const shown = entries.map(({ userId, id }) => [userId, id]);
      expect(shown).toEqual([
        [kim, 7_001_003],
        [eve, 7_002_001],
        [ada, 7_001_004],
        [bob, 7_002_000],
      ]);
    }
    const near = await new LeaderboardRepository(sql).neighbours({ board: OTHER_GAME, period: 'all' }, ada, 1);
    expect(near?.rows.map(({ userId, scoreId }) => [userId, scoreId])).toEqual([
      [eve, 7_002_001],
      [ada, 7_001_004],
      [bob, 7_002_000],
    ]);
    expect(near).toMatchObject({ index: 1, tiedBefore: 0 });
  });

  it('are found without visiting deleted rows of the outbox again and again', async () => {
    await database.rows(`
      INSERT INTO outbox_events (name, payload)
      SELECT 'scores.accepted', jsonb_build_object('first', 7003000 + n, 'last', 7003000 + n)
      FROM generate_series(1, 5000) AS n`);
    await database.rows(`DELETE FROM outbox_events WHERE (payload->>'first')::bigint > 7003000`);
    const pagesRead = async () => {
      const { rows } = await sql.pool.query<Record<string, [Explained]>>(
        'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT count(*) FROM unprojected_scores',
      );
      return rows[0]?.['QUERY PLAN']?.[0].Plan['Shared Hit Blocks'];
    };
    const first = await pagesRead();
    expect(first).toBeGreaterThan(60);
    // The first read marks the entries of the index, once no transaction can see their rows.
    await until(pagesRead, (pages) => pages !== undefined && pages < 40);
  });
});
