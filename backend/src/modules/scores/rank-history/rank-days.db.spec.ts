import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RANK_HISTORY_PLACES } from '@gamegeek/contracts/scores/rank-history.schemas.js';
import { TODAY } from '../../../core/database/database-time.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Settings } from '../../../config/settings.js';
import { Sql } from '../../../core/database/sql.service.js';
import { RankDaysRepository } from './rank-days.repository.js';

let database: TestDatabase;
let sql: Sql;
let ranks: RankDaysRepository;
let game: number;
let lastId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
  ranks = new RankDaysRepository(sql);
});
beforeEach(async () => {
  await database.rows('TRUNCATE personal_bests, game_stats, rank_days');
  game = (await makeGame(database)).id;
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

async function setBest(userId: string, score: number): Promise<void> {
  await database.rows(
    `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at) VALUES ($1, $2, $3, $4, now())
     ON CONFLICT (user_id, board_id) DO UPDATE SET score = excluded.score, score_id = excluded.score_id`,
    [userId, game, score, (lastId += 1)],
  );
}

/** The game has had scores today. */
const play = () =>
  database.rows(
    `INSERT INTO game_stats (game_id, day, plays, players, new_players, guests, guests_kept, scores, refused, histogram, origins, devices)
     VALUES ($1, ${TODAY}, 1, 1, 1, 0, 0, 3, 0, '{}', '{}', '{}')`,
    [game],
  );
/** Makes what was counted today a count of so many days ago. */
const age = (days: number) => database.rows(`UPDATE rank_days SET day = day - $1::integer`, [days]);
const of = async (userId: string) => (await ranks.days(userId, game)).map(({ rank }) => rank);

describe('the ranks of a day', () => {
  it('are those of the last count, and equal scores share one', async () => {
    const [ada = '', bob = '', eve = ''] = (await makePlayers(database, 3)).map(({ id }) => id);
    await play();
    for (const [userId, score] of [[ada, 10], [bob, 20], [eve, 20]] as const) await setBest(userId, score); // prettier-ignore
    await ranks.count();
    expect(await Promise.all([ada, bob, eve].map(of))).toEqual([[3], [1], [1]]);
    await age(1);
    await setBest(ada, 15);
    await ranks.count();
    await setBest(ada, 30);
    await ranks.count();
    expect(await Promise.all([ada, bob, eve].map(of))).toEqual([[3, 1], [1, 2], [1, 2]]); // prettier-ignore
  });

  it('are not counted for games without scores on that day', async () => {
    const [ada = ''] = (await makePlayers(database, 1)).map(({ id }) => id);
    await setBest(ada, 10);
    await ranks.count();
    expect(await of(ada)).toEqual([]);
  });

  it('include the first thousand players, without removed bests and deleted accounts', async () => {
    const players = (await makePlayers(database, 3)).map(({ id }) => id);
    const [ada = '', bob = '', eve = ''] = players;
    await play();
    for (const player of players) await setBest(player, 10);
    await ranks.count();
    await database.rows('DELETE FROM personal_bests WHERE user_id = $1', [ada]);
    await database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [bob]);
    await ranks.count();
    expect(await Promise.all(players.map(of))).toEqual([[], [], [1]]);
    await database.rows(
      `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at)
       SELECT gen_random_uuid(), $1, 100 + n, 1000000 + n, now() FROM generate_series(1, $2::integer) AS n`,
      [game, RANK_HISTORY_PLACES],
    );
    await ranks.count();
    expect(await of(eve)).toEqual([]);
  });

  it('are shown and kept for 90 days', async () => {
    const [ada = ''] = (await makePlayers(database, 1)).map(({ id }) => id);
    await play();
    await setBest(ada, 10);
    await ranks.count();
    await age(89);
    expect(await of(ada)).toEqual([1]);
    expect(await ranks.deleteOld(10)).toBe(0);
    await age(1);
    expect(await of(ada)).toEqual([]);
    expect(await ranks.deleteOld(10)).toBe(1);
  });
});
