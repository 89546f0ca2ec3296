import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { Database } from '../../factories/made.js';

/**
 * Computes a game's board from scores only, independently of the server. Ties between equal bests of a player follow
 * `personal_bests`, because they depend on the order of commits.
 */
const BOARD = `
  SELECT rank() OVER (ORDER BY best.score DESC)::integer AS rank, best.id::float8 AS id, best.user_id AS "userId",
         username, best.score::float8 AS score,
         to_char(best.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
  FROM (
    SELECT DISTINCT ON (s.user_id) s.* FROM scores s LEFT JOIN personal_bests b ON b.score_id = s.id
    WHERE s.game_id = $1 ORDER BY s.user_id, s.score DESC, b.score_id IS NULL, s.created_at, s.id
  ) best
  JOIN users ON users.id = best.user_id
  ORDER BY best.score DESC, best.created_at, best.id`;

export interface TrueBoard {
  /** The first hundred rows. */
  entries: LeaderboardEntry[];
  total: number;
}

export async function trueBoard(database: Database, gameId: number): Promise<TrueBoard> {
  const rows = await database.rows<LeaderboardEntry>(BOARD, [gameId]);
  return { entries: rows.slice(0, BOARD_WINDOW), total: rows.length };
}

/** All players by the sum of their bests, computed from scores only. */
export async function trueTotals(database: Database): Promise<{ userId: string; score: number; rank: number }[]> {
  return database.rows(
    `SELECT user_id AS "userId", sum(score)::float8 AS score, rank() OVER (ORDER BY sum(score) DESC)::integer AS rank
     FROM (SELECT user_id, game_id, max(score) AS score FROM scores GROUP BY user_id, game_id) bests
     GROUP BY user_id ORDER BY sum(score) DESC`,
  );
}
