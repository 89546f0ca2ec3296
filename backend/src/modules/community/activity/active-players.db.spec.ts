import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { compareActive } from '@gamegeek/rules/activity/active-players.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { Seeded } from '../../../../test/support/seeded.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { whileLeaving } from '../../../../test/support/while-leaving.js';
import { testSettings } from '../../../../test/support/test-app.js';
import { Sql } from '../../../core/database/sql.service.js';
import { ormOptions } from '../../../config/mikro-orm.config.js';
import { ActivePlayerCountsRepository } from './active-player-counts.repository.js';

const ROUNDS = 40;
const GAMES = 4;

let database: TestDatabase;
let orm: MikroORM;
let sql: Sql;
let counts: ActivePlayerCountsRepository;
let players: { id: string; username: string }[];
let nextScore = 0;
const random = new Seeded(20_261_121);

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
  sql = new Sql(testSettings(database));
  counts = new ActivePlayerCountsRepository(orm.em, sql);
});
beforeEach(async () => {
  await database.rows('TRUNCATE active_players, play_days, scores, score_lists, unlisted_ranges');
  players = await makePlayers(database, 5);
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await orm?.close(true);
  await database?.drop();
});

/** A score is listed by player, or not yet. */
const LISTED = [
  'INSERT INTO score_lists (user_id, newest_at, last_id, score_ids) SELECT $2, at, $1, ARRAY[$1::bigint] FROM at',
  'INSERT INTO unlisted_ranges (first_id, last_id) VALUES ($1, $1)',
];

/** Stores a score of the past with its play day; every other one is not listed yet. */
async function play(userId: string, gameId: number, daysAgo: number, secondsAgo = 0): Promise<void> {
  nextScore += 1;
  await database.rows(
    `WITH at AS (
       SELECT (date_trunc('day', now() AT TIME ZONE 'UTC') - $4::int * interval '1 day') AT TIME ZONE 'UTC'
              + CASE WHEN $4 = 0 THEN now() - date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
                     ELSE interval '12 hours' END - $5::int * interval '1 second' AS at
     ), stored AS (
       INSERT INTO scores (id, user_id, game_id, score, created_at) SELECT $1, $2, $3, 9, at FROM at
     ), listed AS (
       ${LISTED[nextScore % 2]}
     )
     INSERT INTO play_days (day, user_id, game_id) SELECT (at AT TIME ZONE 'UTC')::date, $2, $3 FROM at
     ON CONFLICT DO NOTHING`,
    [nextScore, userId, gameId, daysAgo, secondsAgo],
  );
}

const kept = () =>
  database.rows<{ id: string; games: number; at: Date }>(
    'SELECT user_id AS id, games_played AS games, last_played_at AS at FROM active_players ORDER BY user_id',
  );

/** Reference query. */
const naive = () =>
  database.rows<{ id: string; games: number; at: Date }>(
    `SELECT u.id, count(DISTINCT d.game_id)::int AS games,
            (SELECT max(created_at) FROM scores s WHERE s.user_id = u.id) AS at
     FROM users u JOIN play_days d ON d.user_id = u.id
     WHERE u.deleted_at IS NULL AND (now() AT TIME ZONE 'UTC')::date - d.day BETWEEN 0 AND 6
     GROUP BY u.id ORDER BY u.id`,
  );

describe('the count of active players', () => {
  it('matches a plain SQL query after every play', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Scores arrive in order of time, so older ones exist before the first count.
      const daysAgo = round < 20 ? random.between(0, 13) : 0;
      const player = random.pick(players).id;
      await play(player, random.between(1, GAMES), daysAgo);
      if (round >= 19) {
        // All players first; then each one after a score.
        await (round === 19 ? counts.countAll() : counts.count([player]));
        expect(await kept()).toEqual(await naive());
      }
    }
    expect((await kept()).length).toBeGreaterThan(1);
  });

  it('matches a plain SQL query after days have passed without events', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await play(random.pick(players).id, random.between(1, GAMES), random.between(0, 9));
    }
    await counts.countAll();
    expect(await kept()).toEqual(await naive());
    // A day passes; and a score is removed with its play day.
    await database.rows(`UPDATE play_days SET day = day - 100 WHERE day = (now() AT TIME ZONE 'UTC')::date - 6`);
    await database.rows(`UPDATE scores SET created_at = created_at - interval '100 days' WHERE id % 3 = 0`);
    expect(await counts.countAll()).toBeGreaterThan(0);
    expect(await kept()).toEqual(await naive());
    expect(await counts.countAll()).toBe(0);
  });

  it('counts each game once, within the last seven days', async () => {
    const [ada, bob] = players;
    for (const daysAgo of [0, 0, 3, 6]) await play(ada!.id, 1, daysAgo);
    await play(ada!.id, 2, 7);
    await play(bob!.id, 1, 7);
    await counts.countAll();
    expect(await kept()).toEqual([expect.objectContaining({ id: ada!.id, games: 1 })]);
  });

  it('writes only players who have changed', async () => {
    const [ada, bob] = players;
    const both = [ada!.id, bob!.id];
    await play(ada!.id, 1, 2);
    await play(bob!.id, 1, 1);
    expect(await counts.count(both)).toBe(2);
    expect(await counts.count(both)).toBe(0);
    await play(ada!.id, 2, 0);
    expect(await counts.count(both)).toBe(1);
    expect(await kept()).toEqual(await naive());
  });

  it('leaves out deleted accounts', async () => {
    const [ada, bob] = players;
    for (const { id } of [ada!, bob!]) await play(id, 1, 0);
    await counts.countAll();
    await database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [ada!.id]);
    await counts.countAll();
    expect(await kept()).toEqual([expect.objectContaining({ id: bob!.id })]);
  });

  it('leaves out accounts that are deleted during a count', async () => {
    const [ada, bob] = players;
    for (const { id } of [ada!, bob!]) await play(id, 1, 0);
    await whileLeaving(database, ada!.id, () => counts.countAll());
    expect(await kept()).toEqual([expect.objectContaining({ id: bob!.id })]);
  });

  it('is correct under concurrent counts', async () => {
    for (const { id } of players) await play(id, 1, 0);
    const all = players.map(({ id }) => id);
    await Promise.all([counts.count(all), counts.countAll(), counts.count(all)]);
    expect(await kept()).toEqual(await naive());
  });

  it('is written in batches', async () => {
    const many = await makePlayers(database, 1_201);
    await database.rows(
      `INSERT INTO play_days (day, user_id, game_id) SELECT (now() AT TIME ZONE 'UTC')::date, id, 1 FROM unnest($1::uuid[]) AS id`,
      [many.map(({ id }) => id)],
    );
    expect(await counts.count(many.map(({ id }) => id))).toBe(1_201);
  });

  it('has the same order as the list in the browser', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await play(random.pick(players).id, random.between(1, 2), 0, random.between(0, 1));
    }
    await counts.countAll();
    const rows = await database.rows<{ id: string; games: number; at: Date }>(
      `SELECT user_id AS id, games_played AS games, last_played_at AS at FROM active_players
       ORDER BY games_played DESC, last_played_at DESC, user_id`,
    );
    const listed = rows.map(({ id, games, at }) => ({
      ...{ id, username: id, games_played: games },
      last_played_at: at.toISOString(),
    }));
    expect([...listed].sort(compareActive)).toEqual(listed);
  });
});
