import { CROWD_PLAYER_ID } from './crowd-of-players.ts';
import { withDatabase } from '../support/environment.ts';
import { WATCHED_GAME } from './world.ts';

const SCORES_OF_A_PLAYER = 50;
const GAMES = 100;
/** Above the games that the load generator uses. */
const FIRST_GAME = 1_001;
const NEWEST_DAYS_AGO = 60;
const OLDEST_DAYS_AGO = 730;
/** Rows of one statement, so that progress is bounded and WAL is recycled. */
const ROWS_AT_ONCE = 5_000_000;

const gameOf = (nr: string) => `${FIRST_GAME} + ${nr} % ${GAMES}`;

/**
 * Inserts scores of two years, fifty of each player in one game, and all data derived from them. Each score of a player
 * is better than the one before and has its own row in `score_lists`. Ids are negative, unlike the server's.
 */
export async function fillStoredScores(databaseUrl: string, count: number): Promise<void> {
  const players = count / SCORES_OF_A_PLAYER;
  // `turn` counts the scores of a player, from 0.
  const score = (turn: string) => `1000 + 10 * (${turn})`;
  const at = (turn: string, nr: string) =>
    `now() - interval '${NEWEST_DAYS_AGO} days' - (1 - ((${turn}) + ${nr} / ${players}.0) / ${SCORES_OF_A_PLAYER}) * interval '${OLDEST_DAYS_AGO - NEWEST_DAYS_AGO} days'`;
  const last = String(SCORES_OF_A_PLAYER - 1);
  const best = `${score(last)}, -((${last}) * ${players} + nr), ${at(last, 'nr')}`;
  const eachPlayer = `FROM generate_series(1, ${players}) AS nr`;
  await withDatabase(databaseUrl, async (db) => {
    await db.query("SET synchronous_commit = off; SET maintenance_work_mem = '1GB'");
    await db.query(
      `INSERT INTO users (id, username, email, password_hash, email_verified_at)
       SELECT ${CROWD_PLAYER_ID}, 'crowd-' || nr, 'crowd-' || nr || '@example.test', 'none', now() ${eachPlayer}`,
    );
    await db.query(
      `INSERT INTO games (id, name, description, model_version_id, created_by, categories, ai_integration_details, player_count)
       SELECT ${gameOf('nr')}, 'Bench game ' || nr, description, model_version_id, created_by, categories,
              ai_integration_details, ${Math.floor(players / GAMES)}
       FROM games, generate_series(1, ${GAMES}) AS nr WHERE games.id = ${WATCHED_GAME}`,
    );
    // An index is built faster than it is extended by each row.
    await db.query('DROP INDEX scores_by_time; ALTER TABLE score_lists DROP CONSTRAINT score_lists_pkey');
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      await db.query(
        `WITH stored AS (
           INSERT INTO scores (id, user_id, game_id, score, created_at)
           SELECT -(turn * ${players} + nr), ${CROWD_PLAYER_ID}, ${gameOf('nr')}, ${score('turn')}, ${at('turn', 'nr')}
           FROM (
             SELECT place / ${players} AS turn, 1 + place % ${players} AS nr
             FROM generate_series(${from}, ${Math.min(from + ROWS_AT_ONCE, count) - 1}) AS place
           ) scored
           RETURNING id, user_id, created_at
         )
         INSERT INTO score_lists (user_id, newest_at, last_id, score_ids) SELECT user_id, created_at, id, ARRAY[id] FROM stored`,
      );
    }
    await db.query(
      `CREATE INDEX scores_by_time ON scores USING brin (created_at) WITH (autosummarize = on);
       ALTER TABLE score_lists ADD PRIMARY KEY (user_id, newest_at, last_id)`,
    );
    await db.query(
      `INSERT INTO personal_bests (user_id, game_id, score, score_id, achieved_at)
       SELECT ${CROWD_PLAYER_ID}, ${gameOf('nr')}, ${best} ${eachPlayer}`,
    );
    await db.query(
      `INSERT INTO player_totals (user_id, games_played, score, score_id, achieved_at)
       SELECT ${CROWD_PLAYER_ID}, 1, ${best} ${eachPlayer}`,
    );
    await db.query('VACUUM ANALYZE');
    await db.query('CHECKPOINT');
  });
}
