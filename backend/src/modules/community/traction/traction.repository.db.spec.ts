import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { setDatabaseClock } from '../../../../test/support/database-clock.js';
import { testSettings } from '../../../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { ormOptions } from '../../../config/mikro-orm.config.js';
import { Sql } from '../../../core/database/sql.service.js';
import { TractionRepository } from './traction.repository.js';

/** A Thursday, and the Monday before it. */
const NOW = new Date('2027-03-18T12:00:00Z');
const WEEK = '2027-03-15';

let database: TestDatabase;
let orm: MikroORM;
let sql: Sql;
let traction: TractionRepository;
let gameId: number;
let players: string[];
let nextId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await setDatabaseClock(database, NOW);
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
  sql = new Sql(testSettings(database));
  traction = new TractionRepository(orm.em, sql);
});
beforeEach(async () => {
  await database.rows('TRUNCATE scores, period_bests, game_days, counted_days, version_weeks, counted_weeks');
  gameId = (await makeGame(database)).id;
  players = (await makePlayers(database, 3)).map(({ id }) => id);
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await orm?.close(true);
  await database?.drop();
});

const score = async (player: number, at: string) => {
  const values = [(nextId += 1), players[player], gameId, at];
  await database.rows(
    'INSERT INTO scores (id, user_id, game_id, score, created_at) VALUES ($1, $2, $3, 9, $4)',
    values,
  );
  await database.rows(
    `INSERT INTO period_bests (period, since, user_id, board_id, score, score_id, achieved_at)
     VALUES ('week', date_trunc('week', $4::timestamptz AT TIME ZONE 'UTC')::date, $2, $3, 9, $1, $4) ON CONFLICT DO NOTHING`,
    values,
  );
};
const counted = () => database.rows(`SELECT week::text, games, players, scores::int FROM version_weeks ORDER BY week`);

describe('plays per week', () => {
  it('are counted from all days of a week', async () => {
    await score(0, '2027-03-15T00:00:00Z');
    await score(0, '2027-03-16T23:59:59.999Z');
    await score(1, '2027-03-18T11:00:00Z');
    await score(2, '2027-03-14T23:59:59.999Z');
    await traction.countOpenWeeks();
    expect(await counted()).toEqual([
      { week: '2027-03-08', games: 1, players: 1, scores: 1 },
      { week: WEEK, games: 1, players: 2, scores: 3 },
    ]);
  });

  it('are not read from the scores of a day again once the day is over', async () => {
    await score(0, '2027-03-16T10:00:00Z');
    await score(1, '2027-03-18T10:00:00Z');
    await traction.countOpenWeeks();
    await database.rows(`UPDATE scores SET created_at = '2020-01-01' WHERE created_at < '2027-03-17'`);
    await score(1, '2027-03-18T11:00:00Z');
    await traction.countOpenWeeks();
    expect(await counted()).toEqual([{ week: WEEK, games: 1, players: 2, scores: 3 }]);
  });

  it('are counted again when a score of a day that is over was removed', async () => {
    await score(0, '2027-03-16T10:00:00Z');
    await score(0, '2027-03-16T11:00:00Z');
    await traction.countOpenWeeks();
    await orm.em.fork().transactional(async (em) => {
      await em.execute(`DELETE FROM scores WHERE created_at = '2027-03-16T11:00:00Z'`);
      await traction.reopenWeek(em, WEEK);
    });
    await traction.countOpenWeeks();
    expect(await counted()).toEqual([{ week: WEEK, games: 1, players: 1, scores: 1 }]);
  });

  it('belong to the version that a game has now, on all days', async () => {
    await score(0, '2027-03-16T10:00:00Z');
    await score(0, '2027-03-18T10:00:00Z');
    await traction.countOpenWeeks();
    const other = await makeGame(database);
    await database.rows('UPDATE games SET model_version_id = $1 WHERE id = $2', [other.model_version_id, gameId]);
    await traction.countOpenWeeks();
    expect(await database.rows('SELECT model_version_id AS id, scores::int FROM version_weeks')).toEqual([
      { id: other.model_version_id, scores: 2 },
    ]);
  });
});
