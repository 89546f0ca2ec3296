import type pg from 'pg';
import { ADVISORY_LOCKS } from '../src/core/database/advisory-locks.js';
import { awardAchievements } from './award-achievements.js';
import { computeStatistics } from './compute-statistics.js';
import { finalizePastWeeks } from './finalize-past-weeks.js';
import { insertGames, insertModels, insertPlayers } from './insert-community.js';
import { insertComments, insertRatings } from './insert-opinions.js';
import { insertBuilds } from './insert-builds.js';
import { insertPictures } from './insert-pictures.js';
import { insertScores } from './insert-scores.js';
import { planComments } from './plan/plan-comments.js';
import { planGames } from './plan/plan-games.js';
import { DAY_MS, planPlayers } from './plan/plan-players.js';
import { planRatings } from './plan/plan-ratings.js';
import { planScores } from './plan/plan-scores.js';
import { SeededRandom } from './random.js';
import { isPlayable, readAiModels } from './seed-data.js';

export interface SeedOptions {
  /** The end of the generated history. */
  now?: Date;
  /** The same seed and `now` generate the same rows. */
  seed?: number;
  players?: number;
  scores?: number;
  /** Whether games that are coming have scores as well. */
  playAll?: boolean;
}

export interface SeedReport {
  /** False if the database already had users; nothing was written then. */
  seeded: boolean;
  users: number;
  models: number;
  versions: number;
  games: number;
  scores: number;
}

/**
 * Fills an empty database with models, games, players without usable passwords, and two months of scores, comments and
 * ratings of the games that can be played. The client must be in a transaction, so that nodes which start concurrently wait for the first one and then
 * find users.
 */
export async function seedDemo(client: pg.ClientBase, options: SeedOptions = {}): Promise<SeedReport> {
  const { now = new Date(), seed = 2026, players: playerCount = 400, scores: scoreCount = 20_000 } = options;
  const { playAll = false } = options;
  // The timeouts of requests are too short for seeding, above all on a busy machine.
  await client.query(`SET LOCAL statement_timeout = '15min'`);
  await client.query(`SET LOCAL lock_timeout = '15min'`);
  await client.query(`SELECT pg_advisory_xact_lock($1)`, [ADVISORY_LOCKS.seed]);
  const { rowCount } = await client.query(`SELECT FROM users LIMIT 1`);
  if (rowCount) return { seeded: false, users: 0, models: 0, versions: 0, games: 0, scores: 0 };

  const models = readAiModels();
  const random = new SeededRandom(seed);
  const players = planPlayers(playerCount, now.getTime(), random);
  const games = planGames(players, now.getTime(), random);
  const played = games.filter((game) => playAll || isPlayable(game.seed));
  const scores = planScores(players, played, scoreCount, now.getTime(), random);
  const comments = planComments(scores, now.getTime(), random);
  const ratings = planRatings(scores, now.getTime(), random);

  await insertPlayers(client, players);
  const versionIds = await insertModels(client, models, new Date(now.getTime() - 365 * DAY_MS));
  const gameIds = await insertGames(client, games, versionIds);
  await insertBuilds(client, games, gameIds, random);
  await insertPictures(client, games, gameIds, random);
  await insertScores(client, scores, gameIds);
  await computeStatistics(client, now);
  await finalizePastWeeks(client, now);
  await insertComments(client, comments, gameIds);
  await insertRatings(client, ratings, gameIds);
  await awardAchievements(
    client,
    players.map(({ id }) => id),
  );
  // Otherwise the first boards would be read with plans for empty tables.
  await client.query(`ANALYZE users, ai_models, model_versions, games, scores, personal_bests, period_bests, play_days,
    player_totals, weekly_totals, finalized_weeks, week_champions, achievements, comments, comment_counts, ratings, rating_counts`);
  return {
    seeded: true,
    users: players.length,
    models: models.length,
    versions: versionIds.size,
    games: gameIds.size,
    scores: scores.length,
  };
}
