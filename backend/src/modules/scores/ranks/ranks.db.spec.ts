import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import type { Settings } from '../../../config/settings.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { until } from '../../../../test/support/until.js';
import { Sql } from '../../../core/database/sql.service.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { Outbox } from '../../../core/events/outbox.repository.js';
import type { Jobs } from '../../../core/jobs/jobs.service.js';
import { openRedis, type Redis } from '../../../core/redis/redis.js';
import { StoredScoresRepository } from './stored-scores.repository.js';
import { DatabaseIdentity } from './database-identity.service.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { ExactRanks } from './exact-ranks.service.js';
import { RankRebuild } from './rank-rebuild.service.js';
import { DATABASE_KEY, invalidateRanks, RankSets, rankKey, READY_KEY, type BoardUpdate } from './rank-sets.store.js';

Logger.overrideLogger(false);

const START = 30_000;
const WEEK = weekDate(Date.now());

let database: TestDatabase;
let redis: Redis;
let subscriber: Redis;
let sql: Sql;
let events: EventStream;
let ranks: RankSets;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { databaseUrl: database.databaseUrl, redisUrl: database.redisUrl } as Settings;
  redis = openRedis(database.redisUrl, 'worker', () => undefined);
  subscriber = openRedis(database.redisUrl, 'worker', () => undefined);
  sql = new Sql(settings);
  events = new EventStream(redis, subscriber, settings);
  ranks = new RankSets(redis, events);
}, START);
beforeEach(async () => {
  await redis.flushDb();
  await redis.set(READY_KEY, 'yes');
});
afterAll(async () => {
  redis?.destroy();
  subscriber?.destroy();
  await sql?.onApplicationShutdown();
  await database?.drop();
});

const update = (board: string, ...members: [string, number][]): BoardUpdate => ({
  board,
  period: 'all',
  members: members.map(([userId, score]) => ({ userId, score })),
});
const queriesFor = (board: string, ...users: string[]) => users.map((userId) => ({ board, userId }));
const raise = (...updates: BoardUpdate[]) => ranks.raise({ updates, queries: [], removals: 0 });

describe('the rank sets', () => {
  it('return the requested ranks after the bests were raised', async () => {
    const updates = [update('7:all', ['ada', 30], ['bob', 20]), update('8:all', ['ada', 5])];
    const queries = [...queriesFor('7:all', 'bob', 'ada'), ...queriesFor('8:all', 'ada')];
    expect(await ranks.raise({ updates, queries, removals: 0 })).toEqual([2, 1, 1]);
  });

  it('give equal scores the same rank: 1, 2, 2, 4', async () => {
    await raise(update('7:all', ['ada', 9], ['bob', 5], ['eve', 5], ['kim', 1]));
    const queries = queriesFor('7:all', 'ada', 'bob', 'eve', 'kim');
    expect(await ranks.raise({ updates: [], queries, removals: 0 })).toEqual([1, 2, 2, 4]);
  });

  it('are exact for the largest scores', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    await raise(update('7:all', ['ada', most], ['bob', most - 1], ['eve', most - 2]));
    expect(await ranks.raise({ updates: [], queries: queriesFor('7:all', 'eve', 'ada'), removals: 0 })).toEqual([3, 1]);
    expect(await ranks.locate('7:all', 'bob')).toEqual({ score: most - 1, above: 1 });
    expect(await ranks.rowAt('7:all', 2)).toEqual({ score: most - 2, above: 2 });
    const first = { score: most, above: 0 };
    expect(await ranks.locatePage('7:all', 'bob', 2)).toEqual({ score: most - 1, above: 1, start: first });
    const last = { score: most - 2, above: 2 };
    expect(await ranks.locatePage('7:all', 'eve', 2)).toEqual({ ...last, start: last });
  });

  it('return no rank for unknown players and boards', async () => {
    await raise(update('7:all', ['ada', 9]));
    expect(await ranks.raise({ updates: [], queries: queriesFor('7:all', 'bob'), removals: 0 })).toEqual([null]);
    expect(await ranks.locate('7:all', 'bob')).toBeUndefined();
    expect(await ranks.locatePage('7:all', 'bob', 10)).toBeUndefined();
    expect(await ranks.rowAt('7:all', 1)).toBeUndefined();
    expect(await ranks.size('9:all')).toBe(0);
  });

  it('return no ranks while they are incomplete, and are updated nevertheless', async () => {
    await redis.del(READY_KEY);
    const updates = [update('7:all', ['ada', 9])];
    expect(await ranks.raise({ updates, queries: queriesFor('7:all', 'ada'), removals: 0 })).toEqual([null]);
    expect(await ranks.locate('7:all', 'ada')).toBeUndefined();
    expect(await ranks.rowAt('7:all', 0)).toBeUndefined();
    expect(await ranks.sizes(['7:all', '8:all'])).toBeUndefined();
    await redis.set(READY_KEY, 'yes');
    expect(await ranks.locate('7:all', 'ada')).toEqual({ score: 9, above: 0 });
  });

  it('expire for weekly boards', async () => {
    await raise({ ...update(`7:week:${WEEK}`, ['ada', 9]), period: 'week' }, update('7:all', ['ada', 9]));
    expect(await redis.ttl(rankKey(`7:week:${WEEK}`))).toBeGreaterThan(14 * 86_400);
    expect(await redis.ttl(rankKey('7:all'))).toBe(-1);
  });

  it('are raised after Redis has flushed its scripts', async () => {
    await redis.sendCommand(['SCRIPT', 'FLUSH']);
    await raise(update('7:all', ['ada', 9]));
    expect(await ranks.locate('7:all', 'ada')).toEqual({ score: 9, above: 0 });
  });

  it('accept the members and queries of the largest batch', async () => {
    const users = Array.from({ length: 1_000 }, (_, i) => `player ${i}`);
    const updates = [update('7:all', ...users.map((user, i): [string, number] => [user, i + 1]))];
    const ranked = await ranks.raise({ updates, queries: queriesFor('7:all', ...users), removals: 0 });
    expect(ranked).toEqual(users.map((_, i) => 1_000 - i));
  });

  it('equal a naive count after repeated, late and reordered updates', async () => {
    const raise = fc.record({
      board: fc.constantFrom('1:all', '2:all'),
      user: fc.constantFrom(...'abcdefgh'),
      score: fc.integer({ min: 1, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(raise, { maxLength: 10 }), { maxLength: 6 }), async (batches) => {
        await redis.del([rankKey('1:all'), rankKey('2:all')]);
        const bests = new Map<string, Map<string, number>>([
          ['1:all', new Map()],
          ['2:all', new Map()],
        ]);
        for (const batch of [...batches, ...batches.toReversed()]) {
          const updates = [...Map.groupBy(batch, ({ board }) => board)].map(([board, raises]) =>
            update(board, ...raises.map(({ user, score }): [string, number] => [user, score])),
          );
          for (const { board, user, score } of batch) {
            const held = bests.get(board);
            held?.set(user, Math.max(held.get(user) ?? 0, score));
          }
          const queries = [...bests.keys()].flatMap((board) => queriesFor(board, ...'abcdefgh'));
          const expected = queries.map(({ board, userId }) => {
            const all = [...(bests.get(board)?.values() ?? [])];
            const own = bests.get(board)?.get(userId);
            return own === undefined ? null : all.filter((score) => score > own).length + 1;
          });
          expect(await ranks.raise({ updates, queries, removals: 0 })).toEqual(expected);
        }
        for (const [board, held] of bests) {
          expect(await ranks.size(board)).toBe(held.size);
          const scores = [...held.values()].sort((a, b) => b - a);
          for (const [offset, score] of scores.entries()) {
            expect(await ranks.rowAt(board, offset)).toEqual({ score, above: scores.indexOf(score) });
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('the rank sets after Redis was flushed', () => {
  const asked: string[] = [];
  const jobs = {
    writeSchedules: () => Promise.resolve(asked.push('all schedules')),
  } as unknown as Jobs;
  const rebuild = (from = sql) => {
    const projection = new BestProjection(from, { beforeRun: () => undefined } as unknown as Jobs, events);
    const exact = new ExactRanks(new StoredScoresRepository(from), ranks, projection);
    const rebuilding = new RankRebuild(
      redis,
      from,
      jobs,
      events,
      new Outbox(from),
      exact,
      projection,
      new DatabaseIdentity(from),
    );
    rebuilding.onApplicationBootstrap();
    return rebuilding;
  };
  const ready = () => until(() => redis.exists(READY_KEY), Boolean);
  let ids: string[];

  beforeEach(async () => {
    await redis.flushDb();
    asked.length = 0;
    await database.rows('DELETE FROM personal_bests; DELETE FROM period_bests; DELETE FROM player_totals');
    ids = (await makePlayers(database, 2_300)).map(({ id }) => id);
    await database.rows(
      `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at)
       SELECT u, 1 + n % 2, 1 + n % 40, n, now() FROM unnest($1::uuid[]) WITH ORDINALITY AS t (u, n)`,
      [ids],
    );
    await database.rows(
      `INSERT INTO period_bests (period, since, user_id, board_id, score, score_id, achieved_at)
       SELECT 'week', $1::date, user_id, board_id, score, score_id, achieved_at FROM personal_bests WHERE board_id = 1`,
      [WEEK],
    );
    await database.rows(
      `INSERT INTO player_totals (user_id, games_played, score, score_id, achieved_at)
       SELECT user_id, 1, score, score_id, achieved_at FROM personal_bests`,
    );
  }, START);

  it('contain all rows of all boards again, and jobs are scheduled again', async () => {
    const rebuilding = rebuild();
    await ready();
    await rebuilding.onModuleDestroy();
    const sizes = await ranks.sizes(['1:all', '2:all', `1:week:${WEEK}`, 'global:all', '9:all']);
    expect(sizes).toEqual([1_150, 1_150, 1_150, 2_300, 0]);
    const [player = ''] = ids;
    const [{ above = -1 } = {}] = await database.rows<{ above: number }>(
      'SELECT count(*)::int AS above FROM player_totals WHERE score > (SELECT score FROM player_totals WHERE user_id = $1)',
      [player],
    );
    expect(await ranks.locate('global:all', player)).toMatchObject({ above });
    expect(asked).toEqual(['all schedules']);
  });

  it('keep scores that were added while they were being filled', async () => {
    const [player = ''] = ids;
    const joining = Object.create(sql, {
      inBackground: {
        value: async (work: Parameters<Sql['inBackground']>[0]) => {
          await raise(update('2:all', [player, 5_000]));
          return sql.inBackground(work);
        },
      },
    }) as Sql;
    const rebuilding = rebuild(joining);
    await ready();
    await rebuilding.onModuleDestroy();
    expect(await ranks.locate('2:all', player)).toEqual({ score: 5_000, above: 0 });
  });

  it('drop scores that PostgreSQL has lost, on every board', async () => {
    const [gone = '', lower = ''] = ids;
    const boards = ['1:all', `1:week:${WEEK}`, 'global:all', `global:week:${WEEK}`];
    await raise(...boards.map((board) => update(board, [gone, 9_000], [lower, 9_000])));
    await raise(update('77:all', [gone, 5]));
    await database.rows('DELETE FROM personal_bests WHERE user_id = $1', [gone]);
    await database.rows('DELETE FROM period_bests WHERE user_id = $1', [gone]);
    await database.rows('DELETE FROM player_totals WHERE user_id = $1', [gone]);
    const rebuilding = rebuild();
    await ready();
    await rebuilding.onModuleDestroy();
    const held = await Promise.all(boards.map((board) => redis.zScore(rankKey(board), gone)));
    expect(held).toEqual([null, null, null, null]);
    expect(await redis.zScore(rankKey('global:all'), lower)).toBeLessThan(9_000);
    expect(await ranks.size(`global:week:${WEEK}`)).toBe(0);
    expect(await redis.exists(rankKey('77:all'))).toBe(0);
  });

  describe('filled from PostgreSQL before a restore or a failover', () => {
    /** Runs a node until the sets belong to the current database. */
    const look = async () => {
      const rebuilding = rebuild();
      await until(
        () => redis.mGet([READY_KEY, DATABASE_KEY]),
        ([mark, name]) => typeof mark === 'string' && typeof name === 'string' && name !== ANOTHER,
      );
      await rebuilding.onModuleDestroy();
    };
    const ANOTHER = 'another one';

    it('are dropped and rebuilt', async () => {
      await look();
      const [player = ''] = ids;
      await raise(update('2:all', [player, 9_000]));
      await redis.set(DATABASE_KEY, ANOTHER);
      await look();
      expect((await ranks.locate('2:all', player))?.score).not.toBe(9_000);
    });

    it.each([
      ['another database', 4_711, 8_000, () => redis.set(DATABASE_KEY, ANOTHER)],
      ['`rebuild-ranks`', 8_711, 8_500, () => invalidateRanks(redis)],
    ])('are rebuilt for %s with its newest scores, however old they are', async (_cause, id, score, begin) => {
      await look();
      const [player = ''] = ids;
      await database.rows(
        `INSERT INTO scores (id, user_id, game_id, score, created_at) VALUES ($1, $2, 2, $3, now() - interval '9 days')`,
        [id, player, score],
      );
      await begin();
      await look();
      // Ids in use are not allocated again.
      const [{ first = 0 } = {}] = await database.rows<{ first: number }>(
        `SELECT nextval('score_id_blocks')::int AS first`,
      );
      expect(first).toBeGreaterThan(id);
      await until(
        () => ranks.locate('2:all', player),
        (place) => place?.score === score,
      );
    });
  });

  it('expire for weekly boards', async () => {
    const rebuilding = rebuild();
    await ready();
    await rebuilding.onModuleDestroy();
    expect(await redis.ttl(rankKey(`1:week:${WEEK}`))).toBeGreaterThan(14 * 86_400);
    expect(await redis.ttl(rankKey('1:all'))).toBe(-1);
  });

  it('are rebuilt when Redis is flushed during the rebuild', async () => {
    let emptied = false;
    const interrupted = Object.create(sql, {
      inBackground: {
        value: async (work: Parameters<Sql['inBackground']>[0]) => {
          const result = await sql.inBackground(work);
          if (!emptied) await redis.flushDb();
          emptied = true;
          return result;
        },
      },
    }) as Sql;
    const rebuilding = rebuild(interrupted);
    await ready();
    await rebuilding.onModuleDestroy();
    expect(await ranks.size('1:all')).toBe(1_150);
  });
});
