import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PLAYER_RATING, tenthsOfPlace } from '@gamegeek/rules/leaderboard/player-rating.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { Seeded } from '../../../../test/support/seeded.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { testSettings } from '../../../../test/support/test-app.js';
import { whileLeaving } from '../../../../test/support/while-leaving.js';
import { Sql } from '../../../core/database/sql.service.js';
import { computePlayerRatings } from './compute-player-ratings.sql.js';
import { PlayerRatingsRepository } from './player-ratings.repository.js';

const PLAYERS = 30;
const GAMES = 25;

interface Rating {
  userId: string;
  tenths: number;
  rank: number;
  games: number;
}

let database: TestDatabase;
let sql: Sql;
let ratings: PlayerRatingsRepository;
let players: string[];
let games: number[];
let nextScore = 0;
const random = new Seeded(20_261_130);

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql(testSettings(database));
  ratings = new PlayerRatingsRepository(sql);
  players = (await makePlayers(database, PLAYERS)).map(({ id }) => id);
  const first = await makeGame(database);
  games = [first.id];
  while (games.length < GAMES)
    games.push((await makeGame(database, { versionId: first.model_version_id, createdBy: first.created_by })).id);
});
beforeEach(async () => {
  await database.rows('TRUNCATE personal_bests, player_ratings, player_rating_days');
  await database.rows('UPDATE player_rating_run SET computed_at = NULL, rated = 0');
  await database.rows(`UPDATE games SET accepts = 'plays', active = true, player_count = 0`);
  await database.rows('UPDATE boards SET counts_in_totals = true WHERE id = game_id');
  await database.rows('UPDATE users SET deleted_at = NULL');
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

const player = (at: number) => players[at] ?? '';
const game = (at: number) => games[at] ?? 0;

/** Stores a best of a player. */
async function play(at: number, gameAt: number, score: number): Promise<void> {
  nextScore += 1;
  await database.rows(
    `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at) VALUES ($1, $2, $3, $4, now())`,
    [player(at), game(gameAt), score, nextScore],
  );
}

async function compute(): Promise<void> {
  await database.rows(`
    UPDATE games SET player_count = (SELECT count(*) FROM personal_bests WHERE board_id = games.id)`);
  await computePlayerRatings(sql);
}

const stored = () =>
  database.rows<Rating>(
    'SELECT user_id AS "userId", tenths, rank, games FROM player_ratings ORDER BY tenths DESC, user_id',
  );

/** What each player should have, from the bests and the rule of libs/rules. */
async function expected(): Promise<Rating[]> {
  const bests = await database.rows<{ userId: string; gameId: number; score: number }>(
    'SELECT user_id AS "userId", board_id AS "gameId", score::float8 AS score FROM personal_bests',
  );
  const boards = Map.groupBy(bests, ({ gameId }) => gameId);
  const sums = [...Map.groupBy(bests, ({ userId }) => userId)].map(([userId, own]) => {
    const counted = own
      .map(({ gameId, score }) => {
        const board = boards.get(gameId) ?? [];
        const rank = board.filter((other) => other.score > score).length + 1;
        return tenthsOfPlace({ rank, players: board.length });
      })
      .sort((a, b) => b - a)
      .slice(0, PLAYER_RATING.boards);
    return { userId, tenths: counted.reduce((sum, tenths) => sum + tenths, 0), games: counted.length };
  });
  return sums
    .map((sum) => ({ ...sum, rank: sums.filter(({ tenths }) => tenths > sum.tenths).length + 1 }))
    .sort((a, b) => b.tenths - a.tenths || (a.userId < b.userId ? -1 : 1));
}

describe('the player rating', () => {
  it('adds up the best twenty places of each player by the rule, with equal scores and boards of all sizes', async () => {
    for (let gameAt = 0; gameAt < GAMES; gameAt += 1) {
      const most = random.between(1, PLAYERS);
      // The last players play everything, so that they have more boards than count.
      for (let at = 0; at < PLAYERS; at += 1)
        if (at < most || at > PLAYERS - 4) await play(at, gameAt, random.between(1, 9));
    }
    await compute();
    const computed = await stored();
    expect(computed).toEqual(await expected());
    expect(Math.max(...computed.map((rating) => rating.games))).toBe(PLAYER_RATING.boards);
  });

  it.each<[string, string]>([
    ['take scores by any key', `accepts = 'keys'`],
    ['take scores by the key of their creator', `accepts = 'own_key'`],
    ['are hidden', 'active = false'],
  ])('does not count games that %s', async (_, change) => {
    await playWithout(`UPDATE games SET ${change} WHERE id = $1`);
  });

  it('does not count games that are out of the ranking, nor their boards beside the main one', async () => {
    await database.rows(
      `INSERT INTO boards (id, game_id, slug, name, accepts) VALUES (9000, $1, 'speed', 'Speed', 'plays')`,
      [game(1)],
    );
    await database.rows(
      `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at) VALUES ($1, 9000, 10, 9000, now())`,
      [player(0)],
    );
    await playWithout('UPDATE boards SET counts_in_totals = false WHERE id = $1');
  });

  /** Two games, of which the change leaves one. */
  async function playWithout(change: string): Promise<void> {
    await play(0, 0, 10);
    await play(0, 1, 10);
    await database.rows(change, [game(0)]);
    await compute();
    expect(await stored()).toEqual([{ userId: player(0), tenths: 48, rank: 1, games: 1 }]);
  }

  it('is lost with the last counted place, and ranks are shared by equal ratings', async () => {
    for (const at of [0, 1, 2]) await play(at, at, 10);
    await play(2, 3, 10);
    await compute();
    expect((await stored()).map(({ tenths, rank }) => [tenths, rank])).toEqual([
      [96, 1],
      [48, 2],
      [48, 2],
    ]);
    await database.rows('DELETE FROM personal_bests WHERE user_id = $1', [player(2)]);
    await compute();
    expect((await stored()).map(({ userId }) => userId).sort()).toEqual([player(0), player(1)].sort());
    const { total, computedAt } = await ratings.page({ page: 1, limit: 10 });
    expect([total, computedAt]).toEqual([2, expect.stringMatching(/Z$/)]);
  });

  it('writes only what has changed', async () => {
    for (const at of [0, 1]) await play(at, at, 10);
    const versions = () => database.rows(`SELECT user_id, xmin FROM player_ratings ORDER BY user_id`);
    await compute();
    const before = await versions();
    await compute();
    expect(await versions()).toEqual(before);
  });

  it('is the same after two runs at once', async () => {
    for (const at of [0, 1, 2, 3]) await play(at, at % 2, at + 1);
    await compute();
    await database.rows('TRUNCATE player_ratings');
    await Promise.all([computePlayerRatings(sql), computePlayerRatings(sql)]);
    expect(await stored()).toEqual(await expected());
  });
});

describe('the ratings of past days', () => {
  const aDayPasses = () => database.rows(`UPDATE player_rating_run SET computed_at = computed_at - interval '1 day'`);
  const daysOf = async (at: number) => (await ratings.daysOf(player(at))).map(({ points, rank }) => [points, rank]);

  it('are the last of each day, and the current one comes last', async () => {
    await play(0, 0, 10);
    await compute();
    expect(await daysOf(0)).toEqual([[4.8, 1]]);
    await play(0, 1, 10);
    await compute();
    expect(await daysOf(0)).toEqual([[9.6, 1]]);
    await aDayPasses();
    await play(0, 2, 10);
    await compute();
    await compute();
    expect(await daysOf(0)).toEqual([
      [9.6, 1],
      [14.4, 1],
    ]);
  });

  it('are not kept of an account that is deleted before or during the run', async () => {
    for (const at of [0, 1, 2]) await play(at, at, 10);
    await compute();
    await aDayPasses();
    await database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [player(0)]);
    await whileLeaving(database, player(1), compute);
    expect(await database.rows('SELECT user_id FROM player_rating_days')).toEqual([{ user_id: player(2) }]);
    // The places of their scores stay, as on boards.
    expect(await stored()).toHaveLength(3);
  });

  it('are deleted after 90 days', async () => {
    await database.rows(
      `INSERT INTO player_rating_days (user_id, day, tenths, rank)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date - back, 48, 1 FROM unnest(ARRAY[89, 90, 91]) AS back`,
      [player(0)],
    );
    expect(await daysOf(0)).toHaveLength(1);
    expect(await ratings.deleteOld(1)).toBe(1);
    expect(await ratings.deleteOld(10)).toBe(1);
    expect(await daysOf(0)).toHaveLength(1);
  });
});
