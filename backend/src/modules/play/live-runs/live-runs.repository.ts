import { Injectable } from '@nestjs/common';
import type { LiveRuns } from '@gamegeek/contracts/play/live-runs.schemas.js';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';

/** What is known about a play session besides its run. */
export interface PlayerFacts extends Row {
  gameName: string;
  arcadeId: string | null;
  userId: string | null;
  /** Null for guests and muted players. */
  username: string | null;
}

/** $1 session. No row for games that are not listed, blocked players, and players who do not share their runs. */
const FACTS = {
  name: 'facts-of-live-run',
  text: `
    SELECT g.name AS "gameName", g.arcade_id AS "arcadeId", u.id AS "userId",
           CASE WHEN u.muted_until > now() THEN NULL ELSE u.username END AS username
    FROM play_sessions p
    JOIN games g ON g.id = p.game_id AND g.active
    LEFT JOIN users u ON u.id = p.user_id
    LEFT JOIN preferences f ON f.user_id = p.user_id
    WHERE p.id = $1 AND p.ended_at IS NULL AND coalesce(f.share_runs, true)
      AND NOT EXISTS (SELECT FROM game_blocks b WHERE b.game_id = p.game_id AND b.user_id = p.user_id)`,
};

/** Within the shortest time that has one, the recording that comes closest to the best score of its game. */
const BEST_RECORDING = {
  name: 'best-recording-of-week',
  text: `
    WITH recent AS (
      SELECT r.score_id, r.game_id, s.score, r.created_at,
             CASE WHEN r.created_at > now() - interval '1 hour' THEN 'hour'
                  WHEN r.created_at > now() - interval '1 day' THEN 'day' ELSE 'week' END AS within
      FROM recordings r
      JOIN scores s ON s.id = r.score_id AND s.board_id IS NULL
      JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL
      JOIN games g ON g.id = r.game_id AND g.active AND g.arcade_id IS NOT NULL
      WHERE r.created_at > now() - interval '7 days' AND r.log IS NOT NULL AND r.replaced_at IS NULL
        AND NOT EXISTS (SELECT FROM dailies d WHERE d.day >= ${TODAY} AND d.seed = r.seed)
    ), games_of_week AS (
      SELECT game_id, (SELECT max(b.score) FROM personal_bests b WHERE b.board_id = game_id) AS best
      FROM (SELECT DISTINCT game_id FROM recent) games
    )
    SELECT score_id AS "scoreId", within FROM recent JOIN games_of_week USING (game_id)
    ORDER BY array_position(ARRAY['hour', 'day', 'week'], within), score::float8 / greatest(best, score) DESC, created_at
    LIMIT 1`,
};

@Injectable()
export class LiveRunsRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined if the run may not be watched. */
  async factsOf(sessionId: string): Promise<PlayerFacts | undefined> {
    const [row] = await this.sql.run<PlayerFacts>(FACTS, [sessionId]);
    return row;
  }

  async bestRecording(): Promise<LiveRuns['replay']> {
    const [row] = await this.sql.run<NonNullable<LiveRuns['replay']> & Row>(BEST_RECORDING);
    return row ?? null;
  }
}
