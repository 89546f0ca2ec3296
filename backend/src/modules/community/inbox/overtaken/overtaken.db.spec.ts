import { toStored } from '@gamegeek/rules/boards/values.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeGame } from '../../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../../test/factories/user.factory.js';
import { Seeded } from '../../../../../test/support/seeded.js';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import type { Settings } from '../../../../config/settings.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { NoticesService } from '../notices.service.js';
import { OvertakenRepository, TOP } from './overtaken.repository.js';
import { OvertakenService } from './overtaken.service.js';

interface Best {
  userId: string;
  score: number;
  /** Ids are chronological. */
  id: number;
}

interface Notified {
  userId: string;
  by: string;
  rank: number;
  score: number;
}

const random = new Seeded(20_261_121);
let database: TestDatabase;
let sql: Sql;
let overtaken: OvertakenService;
let gameId: number;
let lastId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
  const publisher = { emit: async () => undefined } as never;
  overtaken = new OvertakenService(sql, new OvertakenRepository(sql), new NoticesService(publisher));
});
beforeEach(async () => {
  gameId = (await makeGame(database)).id;
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

const ids = async (count: number) => (await makePlayers(database, count)).map(({ id }) => id);

/** Sets a player's best, like an accepted or a removed score. */
async function setBest(userId: string, score: number): Promise<Best> {
  lastId += 1;
  await database.rows(
    `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at)
     VALUES ($1, $2, $3, $4::integer, timestamptz '2026-11-20 12:00:00Z' + $4::integer * interval '1 second')
     ON CONFLICT (user_id, board_id) DO UPDATE SET
       score = excluded.score, score_id = excluded.score_id, achieved_at = excluded.achieved_at`,
    [userId, gameId, score, lastId],
  );
  return { userId, score, id: lastId };
}

/** Compares once, and returns and deletes the created notices. */
async function compare(): Promise<Notified[]> {
  await overtaken.notify([gameId]);
  return database.rows<Notified & { [key: string]: unknown }>(
    `DELETE FROM notices WHERE game_id = $1
     RETURNING user_id AS "userId", actor_id AS by, (details ->> 'rank')::integer AS rank,
               (details ->> 'score')::float8 AS score`,
    [gameId],
  );
}

const inOrder = (bests: Best[]) => [...bests].sort((a, b) => b.score - a.score || a.id - b.id);

/** Reference model: compares whole boards. */
function expectedNotices(before: Best[], after: Best[]): Notified[] {
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

const sorted = (notified: Notified[]) => [...notified].sort((a, b) => a.userId.localeCompare(b.userId));

describe('overtaken players', () => {
  it('match the reference model after random changes', async () => {
    const players = await ids(16);
    const board = new Map<string, Best>();
    let total = 0;
    for (let round = 0; round < 60; round += 1) {
      const before = [...board.values()];
      for (let n = random.between(0, 5); n > 0; n -= 1) {
        const userId = random.pick(players);
        const held = board.get(userId)?.score ?? 0;
        // Mostly rises, sometimes a removal; few distinct values, so that ties are common.
        const score = random.between(0, 9) === 0 ? random.between(1, 30) : held + random.between(1, 12);
        board.set(userId, await setBest(userId, score));
      }
      const notified = await compare();
      total += notified.length;
      expect(sorted(notified)).toEqual(sorted(round === 0 ? [] : expectedNotices(before, [...board.values()])));
    }
    expect(total).toBeGreaterThan(20);
  });

  it('read the value that the board shows, where the lower one is better', async () => {
    await database.rows(`UPDATE boards SET direction = 'asc', kind = 'time' WHERE id = $1`, [gameId]);
    const stored = (time: number) => toStored({ direction: 'asc', decimals: 0 }, time);
    const [ada = '', bob = ''] = await ids(2);
    await setBest(ada, stored(90_000));
    await compare();
    await setBest(bob, stored(83_456));
    await overtaken.notify([gameId]);
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null };
    expect(await database.rows('SELECT user_id, details FROM notices WHERE game_id = $1', [gameId])).toMatchObject([
      { user_id: ada, details: { rank: 2, score: 83_456, format } },
    ]);
  });

  it('are not notified by the first comparison of a game', async () => {
    const [ada = '', bob = ''] = await ids(2);
    await setBest(ada, 10);
    await setBest(bob, 20);
    expect(await compare()).toEqual([]);
  });

  it('are notified once by repeated and concurrent comparisons', async () => {
    const [ada = '', bob = ''] = await ids(2);
    await setBest(ada, 10);
    await compare();
    await setBest(bob, 20);
    await Promise.all(Array.from({ length: 6 }, () => overtaken.notify([gameId])));
    const notices = () => database.rows('SELECT id, user_id FROM notices WHERE game_id = $1', [gameId]);
    const first = await notices();
    expect(first).toMatchObject([{ user_id: ada }]);
    await overtaken.notify([gameId]);
    expect(await notices()).toEqual(first);
  });

  it('do not include ties, later equal scores, and players below the top ten', async () => {
    const [first = '', ...rest] = await ids(12);
    for (const [n, userId] of rest.entries()) await setBest(userId, 100 - n);
    await compare();
    // Equal to the leader, and above the eleventh player, who was not in the top ten.
    await setBest(first, 100);
    const notified = (await compare()).map(({ userId }) => userId);
    expect(notified).not.toContain(rest[0]);
    expect(notified).not.toContain(rest[10]);
    expect(notified.sort()).toEqual(rest.slice(1, 10).sort());
  });
});
