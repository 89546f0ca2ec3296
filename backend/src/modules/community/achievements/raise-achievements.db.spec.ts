import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ACHIEVEMENTS,
  achievementRule,
  achievementsOf,
  type AchievementFigures,
  type AchievementKey,
} from '@gamegeek/rules/achievements.js';
import type { Settings } from '../../../config/settings.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { Seeded } from '../../../../test/support/seeded.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { Sql } from '../../../core/database/sql.service.js';
import { creditsOf } from '../../auth/credits/earned-credits.sql.js';
import type { AchievementRow } from './achievement.presenter.js';
import { lowerAchievements } from './lower-achievements.sql.js';
import { findIncreases, raiseAchievements } from './raise-achievements.sql.js';

let database: TestDatabase;
let sql: Sql;
let nextScore = 0;
const random = new Seeded(20_261_121);

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

/** Like the service, without publishing. */
async function check(userIds: string[]): Promise<AchievementRow[]> {
  let risen = await findIncreases(sql.pool, userIds);
  if (risen.mayHaveLess.length > 0) {
    const { mayHaveLess } = risen;
    await sql.transaction((client) => lowerAchievements(client, mayHaveLess));
    risen = await findIncreases(sql.pool, userIds);
  }
  return risen.rows.length > 0 ? sql.transaction((client) => raiseAchievements(client, risen)) : [];
}

/** Stores this many bests of a player, with this best score. */
async function play(userId: string, { bestScore, gamesPlayed }: AchievementFigures): Promise<void> {
  for (let game = 1; game <= gamesPlayed; game += 1) {
    await database.rows(
      `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (user_id, board_id) DO UPDATE SET score = greatest(personal_bests.score, excluded.score)`,
      [userId, game, game === 1 ? bestScore : random.between(1, bestScore), (nextScore += 1)],
    );
  }
}

async function players(count: number): Promise<string[]> {
  return (await makePlayers(database, count)).map(({ id }) => id);
}

function someFigures(): AchievementFigures {
  const gamesPlayed = random.between(0, 7);
  return { gamesPlayed, bestScore: gamesPlayed === 0 ? 0 : random.pick([1, 999, 1_000, random.between(1, 2_000)]) };
}

const stored = (userIds: string[]) =>
  database.rows<{ user_id: string; key: AchievementKey; progress: number; completed: boolean }>(
    `SELECT user_id, key, progress, completed_at IS NOT NULL AS completed FROM achievements WHERE user_id = ANY($1)`,
    [userIds],
  );

/** The achievements and credits that these figures have to result in. */
async function expectReached(userId: string, figures: AchievementFigures): Promise<void> {
  const rows = await stored([userId]);
  const reached = achievementsOf(figures).map((state) => ({ ...state, completed: state.progress === 100 }));
  expect(Object.fromEntries(rows.map(({ user_id: _, ...state }) => [state.key, state]))).toEqual(
    Object.fromEntries(reached.map((state) => [state.key, state])),
  );
  expect(await creditsFor(userId)).toBe(
    reached.reduce((sum, { key, completed }) => sum + (completed ? achievementRule(key).credits : 0), 0),
  );
}

async function creditsFor(userId: string): Promise<number | undefined> {
  const [row] = await database.rows<{ credits: number }>(`SELECT ${creditsOf('$1')} AS credits`, [userId]);
  return row?.credits;
}

describe('checking players', () => {
  it('stores what the rules give for random figures', async () => {
    const figures = new Map((await players(60)).map((userId) => [userId, someFigures()]));
    for (const [userId, reached] of figures) await play(userId, reached);
    await check([...figures.keys()]);
    for (const [userId, reached] of figures) await expectReached(userId, reached);
  });

  it('raises progress with the figures, and returns only changed rows', async () => {
    const [ada = ''] = await players(1);
    expect(await check([ada])).toEqual([]);
    expect(await stored([ada])).toHaveLength(ACHIEVEMENTS.length);
    await play(ada, { bestScore: 10, gamesPlayed: 1 });
    const moved = await check([ada]);
    expect(moved.map(({ key, progress }) => `${key} ${progress}`).sort()).toEqual([
      'achievement_hunter 33',
      'first_game 100',
      'game_explorer 20',
      'score_master 1',
    ]);
    await play(ada, { bestScore: 12, gamesPlayed: 1 });
    expect(await check([ada])).toEqual([]);
    await play(ada, { bestScore: 1_000, gamesPlayed: 5 });
    expect((await check([ada])).map(({ key }) => key).sort()).toEqual([
      'achievement_hunter',
      'game_explorer',
      'score_master',
    ]);
    await expectReached(ada, { bestScore: 1_000, gamesPlayed: 5 });
  });

  it('lowers nothing unless a score was removed', async () => {
    const [ada = ''] = await players(1);
    await play(ada, { bestScore: 1_000, gamesPlayed: 5 });
    await check([ada]);
    await database.rows('DELETE FROM personal_bests WHERE user_id = $1', [ada]);
    await check([ada]);
    await expectReached(ada, { bestScore: 1_000, gamesPlayed: 5 });
  });

  it('stores each achievement once under concurrent checks, without deadlocks', async () => {
    const all = await players(40);
    for (const userId of all) await play(userId, { bestScore: 1_000, gamesPlayed: 5 });
    const rounds = await Promise.all(
      Array.from({ length: 12 }, () => check([...all].sort(() => random.between(-1, 1)).slice(0, 30))),
    );
    await check(all);
    const first = rounds.flat().map(({ id }) => id);
    expect(new Set(first).size).toBe(first.length);
    for (const userId of all) await expectReached(userId, { bestScore: 1_000, gamesPlayed: 5 });
  });

  it('skips deleted accounts', async () => {
    const [gone = ''] = await players(1);
    await play(gone, { bestScore: 1_000, gamesPlayed: 1 });
    await database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [gone]);
    await check([gone]);
    expect(await stored([gone])).toEqual([]);
  });
});

describe('checking players with removed scores', () => {
  /** Leaves fewer bests and a removal, like the removal of a score. */
  async function removeFrom(userId: string, left: AchievementFigures): Promise<void> {
    await database.rows('DELETE FROM personal_bests WHERE user_id = $1', [userId]);
    await play(userId, left);
    await database.rows(
      `WITH counted AS (UPDATE removal_count SET number = number + 1 RETURNING number)
       INSERT INTO removed_scores (number, id, user_id, game_id, score, created_at, was_listed)
       SELECT number, $2, $1, 1, 1, now(), true FROM counted`,
      [userId, (nextScore += 1)],
    );
  }

  it('takes away achievements and credits that are no longer earned, until they are earned again', async () => {
    const [ada = ''] = await players(1);
    const all = { bestScore: 1_000, gamesPlayed: 5 };
    const less = { bestScore: 400, gamesPlayed: 1 };
    await play(ada, all);
    await check([ada]);
    await removeFrom(ada, less);
    await check([ada]);
    await expectReached(ada, less);
    await check([ada]);
    await expectReached(ada, less);
    await play(ada, all);
    await Promise.all([check([ada]), check([ada])]);
    await expectReached(ada, all);
    await removeFrom(ada, { bestScore: 0, gamesPlayed: 0 });
    await check([ada]);
    await expectReached(ada, { bestScore: 0, gamesPlayed: 0 });
  });

  it('changes nothing when the remaining scores earn the same', async () => {
    const [ada = ''] = await players(1);
    const figures = { bestScore: 1_000, gamesPlayed: 5 };
    await play(ada, figures);
    await check([ada]);
    await removeFrom(ada, { bestScore: 2_000, gamesPlayed: 5 });
    expect(await check([ada])).toEqual([]);
    await expectReached(ada, figures);
  });

  it('is not overwritten by figures that were read before the removal', async () => {
    const [ada = ''] = await players(1);
    await play(ada, { bestScore: 1, gamesPlayed: 1 });
    await check([ada]);
    await play(ada, { bestScore: 1_000, gamesPlayed: 5 });
    const late = await findIncreases(sql.pool, [ada]);
    await removeFrom(ada, { bestScore: 1, gamesPlayed: 1 });
    await check([ada]);
    expect(await sql.transaction((client) => raiseAchievements(client, late))).toEqual([]);
    await expectReached(ada, { bestScore: 1, gamesPlayed: 1 });
  });

  it('converges to what the rules give under concurrent scores, removals and checks', async () => {
    for (let round = 0; round < 30; round += 1) {
      // The first checks of a player insert rows while others lower them.
      const all = await players(8);
      const figures = new Map<string, AchievementFigures>();
      for (const userId of all) {
        figures.set(userId, someFigures());
        await removeFrom(userId, figures.get(userId) ?? { bestScore: 0, gamesPlayed: 0 });
      }
      await Promise.all(Array.from({ length: 4 }, () => check(all)));
      await check(all);
      for (const [userId, reached] of figures) await expectReached(userId, reached);
    }
  });
});
