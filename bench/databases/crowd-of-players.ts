import { withDatabase } from '../support/environment.ts';
import { WATCHED_GAME } from './world.ts';

/** Sequential ids, because two million of them are inserted faster than random ones. */
export const crowdPlayerId = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** `crowdPlayerId` in SQL, for the column `nr`. */
const CROWD_PLAYER_ID = `('00000000-0000-4000-8000-' || lpad(to_hex(nr), 12, '0'))::uuid`;

/**
 * Spread over this week, because jobs treat players who scored a moment ago differently. Higher ids are later, as those
 * of the server: after its database was replaced, a node publishes the newest scores again.
 */
const someTimeThisWeek = (count: number) => `now() - nr / ${count}::float8 * (now() - date_trunc('week', now()))`;

/** Each list is inserted in order, and the lists concurrently. Score ids are negative, unlike the server's. */
const STATEMENTS = (count: number): string[][] => [
  [
    `INSERT INTO users (id, username, email, password_hash, email_verified_at)
     SELECT ${CROWD_PLAYER_ID}, 'crowd-' || nr, 'crowd-' || nr || '@example.test', 'none', now() FROM generate_series(1, ${count}) AS nr`,
    `INSERT INTO player_totals (user_id, games_played, score, score_id, achieved_at)
     SELECT user_id, 1, score, score_id, achieved_at FROM personal_bests WHERE score_id < 0`,
    `INSERT INTO active_players (user_id, games_played, last_played_at)
     SELECT user_id, 1, achieved_at FROM personal_bests WHERE score_id < 0`,
    `INSERT INTO weekly_totals (week, user_id, score, score_id, achieved_at)
     SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date, user_id, score, score_id, achieved_at
     FROM personal_bests WHERE score_id < 0`,
  ],
  [
    `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at)
     SELECT ${CROWD_PLAYER_ID}, ${WATCHED_GAME}, 100000000 + floor(random() * 400000000), -nr, ${someTimeThisWeek(count)} FROM generate_series(1, ${count}) AS nr`,
    `INSERT INTO scores (id, user_id, game_id, score, created_at)
     SELECT score_id, user_id, board_id, score, achieved_at FROM personal_bests WHERE score_id < 0 ORDER BY achieved_at`,
    `INSERT INTO score_lists (user_id, newest_at, last_id, score_ids)
     SELECT user_id, achieved_at, score_id, ARRAY[score_id] FROM personal_bests WHERE score_id < 0`,
    `INSERT INTO period_bests (period, since, user_id, board_id, score, score_id, achieved_at)
     SELECT 'week', date_trunc('week', now() AT TIME ZONE 'UTC')::date, user_id, board_id, score, score_id, achieved_at
     FROM personal_bests WHERE score_id < 0`,
    `INSERT INTO play_days (day, user_id, game_id)
     SELECT (achieved_at AT TIME ZONE 'UTC')::date, user_id, board_id FROM personal_bests WHERE score_id < 0`,
  ],
];

/** Fills a board with many players who scored this week, and all derived data. */
export async function fillCrowdOfPlayers(databaseUrl: string, count: number): Promise<void> {
  await Promise.all(
    STATEMENTS(count).map((statements) =>
      withDatabase(databaseUrl, async (db) => {
        await db.query('SET synchronous_commit = off');
        for (const statement of statements) await db.query(statement);
      }),
    ),
  );
  await withDatabase(databaseUrl, async (db) => {
    await db.query('UPDATE games SET player_count = $1 WHERE id = $2', [count, WATCHED_GAME]);
    await db.query('VACUUM ANALYZE');
    await db.query('CHECKPOINT');
  });
}
