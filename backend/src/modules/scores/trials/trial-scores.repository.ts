import type { Period } from '@gamegeek/contracts/scores/period.js';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';

/** How many trial scores of a game are kept beside the best one. */
const KEPT = 1_000;

export interface TrialRow extends Row {
  id: number;
  score: number;
  createdAt: Date;
  personalBest: boolean;
}

/** A trial row of a board, whose player is the creator of the game. */
export interface TrialBoardRow extends Row {
  scoreId: number;
  userId: string;
  username: string;
  score: number;
  achievedAt: Date;
}

/**
 * $1 id, $2 game, $3 player, $4 score, $5 idempotency key or null. Stores nothing unless the game is hidden and the
 * player its creator; locks the game, so that none is stored after it was shown and the others were deleted.
 */
const STORE_TRIAL = {
  name: 'store-trial-score',
  text: `
    WITH game AS MATERIALIZED (
      SELECT id FROM games WHERE id = $2 AND created_by = $3 AND NOT active FOR SHARE
    ), stored AS (
      INSERT INTO trial_scores (id, game_id, score, personal_best, idempotency_key)
      SELECT $1, id, $4, NOT EXISTS (SELECT FROM trial_scores WHERE game_id = $2 AND score >= $4), $5 FROM game
      ON CONFLICT (game_id, idempotency_key) DO NOTHING
      RETURNING id, score, created_at, personal_best
    )
    SELECT id, score, created_at AS "createdAt", personal_best AS "personalBest" FROM stored`,
};

/** $1 game, $2 player, $3 idempotency key. */
const FIND_TRIAL = {
  name: 'find-trial-score',
  text: `
    SELECT t.id, t.score, t.created_at AS "createdAt", t.personal_best AS "personalBest"
    FROM trial_scores t JOIN games g ON g.id = t.game_id
    WHERE t.game_id = $1 AND g.created_by = $2 AND t.idempotency_key = $3`,
};

/** $1 game. */
const DROP_OLD_TRIALS = {
  name: 'drop-old-trial-scores',
  text: `
    DELETE FROM trial_scores WHERE game_id = $1
      AND id IN (SELECT id FROM trial_scores WHERE game_id = $1 ORDER BY id DESC OFFSET ${KEPT})
      AND score < (SELECT max(score) FROM trial_scores WHERE game_id = $1)`,
};

const OF_PERIOD = `($2 = 'all' OR t.created_at >= date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')`;

/** $1 game, $2 `all` or `week`. */
const BEST_TRIAL = {
  name: 'best-trial-score',
  text: `
    SELECT t.id AS "scoreId", u.id AS "userId", u.username, t.score, t.created_at AS "achievedAt"
    FROM trial_scores t JOIN games g ON g.id = t.game_id JOIN users u ON u.id = g.created_by
    WHERE t.game_id = $1 AND NOT g.active AND ${OF_PERIOD}
    ORDER BY t.score DESC, t.created_at, t.id LIMIT 1`,
};

/** $1 game, $2 `all` or `week`. */
const COUNT_TRIALS = {
  name: 'count-trial-scores',
  text: `SELECT count(*)::int AS scores FROM trial_scores t WHERE t.game_id = $1 AND ${OF_PERIOD}`,
};

export interface Trial {
  id: number;
  gameId: number;
  userId: string;
  score: number;
  idempotencyKey?: string;
}

@Injectable()
export class TrialScoresRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns undefined if nothing was stored: for another game or player, or a repeated key. */
  async store({ id, gameId, userId, score, idempotencyKey }: Trial): Promise<TrialRow | undefined> {
    const [row] = await this.sql.run<TrialRow>(STORE_TRIAL, [id, gameId, userId, score, idempotencyKey ?? null]);
    if (row) await this.sql.run(DROP_OLD_TRIALS, [gameId]);
    return row;
  }

  async find({ gameId, userId, idempotencyKey }: Omit<Trial, 'id' | 'score'>): Promise<TrialRow | undefined> {
    if (idempotencyKey === undefined) return undefined;
    const [row] = await this.sql.run<TrialRow>(FIND_TRIAL, [gameId, userId, idempotencyKey]);
    return row;
  }

  /** The creator's best score: the only row of the board, or none. */
  best(gameId: number, period: Period): Promise<TrialBoardRow[]> {
    return this.sql.run<TrialBoardRow>(BEST_TRIAL, [gameId, period]);
  }

  async count(gameId: number, period: Period): Promise<number> {
    const [row] = await this.sql.run<{ scores: number }>(COUNT_TRIALS, [gameId, period]);
    return row?.scores ?? 0;
  }
}
