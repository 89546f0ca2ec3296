import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { Seeded } from '../../../../test/support/seeded.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Settings } from '../../../config/settings.js';
import { Sql } from '../../../core/database/sql.js';
import { Notices } from './notices.js';
import { OvertakenPlayers, TOP } from './overtaken.js';

interface Best {
  userId: string;
  score: number;
  /** The order of time, which is the order of ids. */
  id: number;
}

interface Told {
  userId: string;
  by: string;
  rank: number;
  score: number;
}

const random = new Seeded(20_261_121);
let database: TestDatabase;
let sql: Sql;
let overtaken: OvertakenPlayers;
let gameId: number;
let lastId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
  const notices = new Notices({} as never, { tell: async () => undefined } as never);
  overtaken = new OvertakenPlayers(sql, notices);
});
beforeEach(async () => {
  gameId = (await makeGame(database)).id;
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

const ids = async (count: number) => (await makePlayers(database, count)).map(({ id }) => id);

/** Sets a player's best, as a score or the removal of one would. */
async function setBest(userId: string, score: number): Promise<Best> {
  lastId += 1;
  await database.rows(
    `INSERT INTO personal_bests (user_id, game_id, score, score_id, achieved_at)
     VALUES ($1, $2, $3, $4::integer, timestamptz '2026-11-20 12:00:00Z' + $4::integer * interval '1 second')
     ON CONFLICT (user_id, game_id) DO UPDATE SET
       score = excluded.score, score_id = excluded.score_id, achieved_at = excluded.achieved_at`,
    [userId, gameId, score, lastId],
  );
  return { userId, score, id: lastId };
}

/** Looks once, and answers whom it told. */
async function look(): Promise<Told[]> {
  await overtaken.tell([gameId]);
  return database.rows<Told & { [key: string]: unknown }>(
    `DELETE FROM notices WHERE game_id = $1
     RETURNING user_id AS "userId", actor_id AS by, (details ->> 'rank')::integer AS rank,
               (details ->> 'score')::float8 AS score`,
    [gameId],
  );
}

const inOrder = (bests: Best[]) => [...bests].sort((a, b) => b.score - a.score || a.id - b.id);

/** The same in plain words, of boards that are small enough to be looked at whole. */
function naively(before: Best[], after: Best[]): Told[] {
  const [then, now] = [inOrder(before).slice(0, TOP), inOrder(after)];
  return then.flatMap((was, place) => {
    const mine = after.find(({ userId }) => userId === was.userId);
    if (!mine || mine.score < was.score) return [];
    const ahead = new Set(then.slice(0, place).map(({ userId }) => userId));
    const passed = now
      .slice(0, TOP)
      .filter((best) => best.userId !== was.userId && now.indexOf(best) < now.indexOf(mine) && !ahead.has(best.userId));
    const by = passed.sort((a, b) => b.id - a.id)[0];
    const rank = 1 + after.filter(({ score }) => score > mine.score).length;
    return by ? [{ userId: was.userId, by: by.userId, rank, score: by.score }] : [];
  });
}

const sorted = (told: Told[]) => [...told].sort((a, b) => a.userId.localeCompare(b.userId));

describe('who was overtaken', () => {
  it('is whom the naive model names, whatever happens between two looks', async () => {
    const players = await ids(16);
    const board = new Map<string, Best>();
    let named = 0;
    for (let round = 0; round < 60; round += 1) {
      const before = [...board.values()];
      for (let n = random.between(0, 5); n > 0; n -= 1) {
        const userId = random.pick(players);
        const held = board.get(userId)?.score ?? 0;
        // Most rise; now and then a score is removed. Few values, so that many are equal.
        const score = random.between(0, 9) === 0 ? random.between(1, 30) : held + random.between(1, 12);
        board.set(userId, await setBest(userId, score));
      }
      const told = await look();
      named += told.length;
      expect(sorted(told)).toEqual(sorted(round === 0 ? [] : naively(before, [...board.values()])));
    }
    expect(named).toBeGreaterThan(20);
  });

  it('is nobody at the first look at a game', async () => {
    const [ada = '', bob = ''] = await ids(2);
    await setBest(ada, 10);
    await setBest(bob, 20);
    expect(await look()).toEqual([]);
  });

  it('is told of once, however often and by however many is looked', async () => {
    const [ada = '', bob = ''] = await ids(2);
    await setBest(ada, 10);
    await look();
    await setBest(bob, 20);
    await Promise.all(Array.from({ length: 6 }, () => overtaken.tell([gameId])));
    const held = () => database.rows('SELECT id, user_id FROM notices WHERE game_id = $1', [gameId]);
    const first = await held();
    expect(first).toMatchObject([{ user_id: ada }]);
    await overtaken.tell([gameId]);
    expect(await held()).toEqual(first);
  });

  it('is not whoever has the same score, was there later, or stood below the first ten', async () => {
    const [first = '', ...rest] = await ids(12);
    for (const [n, userId] of rest.entries()) await setBest(userId, 100 - n);
    await look();
    // Level with the leader, and above the eleventh, who has no place to lose.
    await setBest(first, 100);
    const told = (await look()).map(({ userId }) => userId);
    expect(told).not.toContain(rest[0]);
    expect(told).not.toContain(rest[10]);
    expect(told.sort()).toEqual(rest.slice(1, 10).sort());
  });
});
