import type { TestDatabase } from '../test-database.js';

/** Inserts a play of each of these players on a day in the past. */
export const insertPlayDays = (database: TestDatabase, gameId: number, players: { id: string }[], daysAgo: number) =>
  database.rows(
    `INSERT INTO play_days (day, user_id, game_id)
     SELECT (now() AT TIME ZONE 'UTC')::date - $3::int, id, $1 FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [gameId, players.map(({ id }) => id), daysAgo],
  );

export const hideGamesAndDeletePlays = (database: TestDatabase) =>
  database.rows(`
    WITH gone AS (UPDATE games SET active = false), played AS (DELETE FROM play_days), scores AS (DELETE FROM scores)
    DELETE FROM active_players`);
