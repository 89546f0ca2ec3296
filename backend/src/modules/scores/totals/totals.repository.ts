import { Injectable } from '@nestjs/common';
import { MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { Sql, type Row } from '../../../core/database/sql.js';

/** A player's sums after they were recomputed, with the best that raised each last. */
export interface TotalsRow extends Row {
  userId: string;
  username: string;
  week: string;
  score: number;
  scoreId: number;
  achievedAt: Date;
  gamesPlayed: number;
  weekScore: number | null;
  weekScoreId: number | null;
  weekAchievedAt: Date | null;
}

/** A sum that no JavaScript number could hold exactly is cut there (CONTRACT section 4). */
const SUM = `least(sum(score), ${MAX_SCORE})::bigint`;
/** The newest of the bests: the one that raised the total last. */
const LAST = (column: string) => `(array_agg(${column} ORDER BY achieved_at DESC, score_id DESC))[1]`;

/** $1: players. Recomputed from their bests, whatever was stored before: safe to run twice. */
const REFRESH = {
  name: 'refresh-totals',
  text: `
    WITH week AS (
      SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week
    ), total AS (
      INSERT INTO player_totals AS t (user_id, games_played, score, score_id, achieved_at, computed_at)
      SELECT user_id, count(*), ${SUM}, ${LAST('score_id')}, ${LAST('achieved_at')}, now()
      FROM personal_bests WHERE user_id = ANY($1::uuid[]) GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET
        games_played = excluded.games_played, score = excluded.score, score_id = excluded.score_id,
        achieved_at = excluded.achieved_at, computed_at = excluded.computed_at
      RETURNING user_id, games_played, score, score_id, achieved_at
    ), weekly AS (
      INSERT INTO weekly_totals AS t (week, user_id, score, score_id, achieved_at, computed_at)
      SELECT week, user_id, ${SUM}, ${LAST('score_id')}, ${LAST('achieved_at')}, now()
      FROM weekly_bests JOIN week USING (week) WHERE user_id = ANY($1::uuid[])
      GROUP BY week, user_id ORDER BY user_id
      ON CONFLICT (week, user_id) DO UPDATE SET
        score = excluded.score, score_id = excluded.score_id,
        achieved_at = excluded.achieved_at, computed_at = excluded.computed_at
      RETURNING user_id, score, score_id, achieved_at
    )
    SELECT t.user_id AS "userId", u.username, (SELECT week FROM week) AS week,
           t.score, t.score_id AS "scoreId", t.achieved_at AS "achievedAt", t.games_played AS "gamesPlayed",
           w.score AS "weekScore", w.score_id AS "weekScoreId", w.achieved_at AS "weekAchievedAt"
    FROM total t JOIN users u ON u.id = t.user_id LEFT JOIN weekly w USING (user_id)`,
};

const GAMES_OF_PLAYERS = {
  name: 'games-of-players',
  text: `SELECT DISTINCT game_id AS "gameId" FROM personal_bests WHERE user_id = ANY($1::uuid[])`,
};

/** $1: games, $2: how many players each has. */
const SET_PLAYER_COUNTS = {
  name: 'set-player-counts',
  text: `
    UPDATE games g SET player_count = counted.players
    FROM unnest($1::integer[], $2::integer[]) AS counted (game_id, players)
    WHERE g.id = counted.game_id AND g.player_count <> counted.players`,
};

/**
 * Players whose newest score is younger than their total: what a lost queue forgot. Two days are more than any queue
 * is lost for, and few enough rows to look through.
 */
const FIND_STALE = {
  name: 'find-stale-totals',
  text: `
    SELECT recent.user_id AS "userId"
    FROM (
      SELECT user_id, max(created_at) AS newest FROM scores
      WHERE created_at > now() - interval '2 days' GROUP BY user_id
    ) recent
    LEFT JOIN player_totals t USING (user_id)
    WHERE t.computed_at IS NULL OR t.computed_at <= recent.newest`,
};

@Injectable()
export class TotalsRepository {
  constructor(private readonly sql: Sql) {}

  refresh(userIds: string[]): Promise<TotalsRow[]> {
    return this.sql.run<TotalsRow>(REFRESH, [userIds]);
  }

  async gamesOf(userIds: string[]): Promise<number[]> {
    const rows = await this.sql.run<{ gameId: number }>(GAMES_OF_PLAYERS, [userIds]);
    return rows.map(({ gameId }) => gameId);
  }

  async setPlayerCounts(counts: Map<number, number>): Promise<void> {
    await this.sql.note(SET_PLAYER_COUNTS, [[...counts.keys()], [...counts.values()]]);
  }

  async findStale(): Promise<string[]> {
    const rows = await this.sql.run<{ userId: string }>(FIND_STALE);
    return rows.map(({ userId }) => userId);
  }
}
