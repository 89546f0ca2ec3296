import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { BoardValues } from '@gamegeek/rules/boards/values.js';
import type { Period } from '@gamegeek/contracts/scores/period.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Slice } from '../../../core/http/input/paging.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { boardOfSums, largestSum } from '../bests/sums.sql.js';
import { formatColumns, valueOf } from '../shared/board-values.js';
import type { ScoreOrigin } from '../submission/submission.js';

/** How many trial scores of a game are kept beside the best of each player, and those on boards of sums. */
const KEPT = 1_000;

export interface TrialRow extends Row {
  id: number;
  score: number;
  createdAt: Date;
  personalBest: boolean;
  /** Of the player among all who try the game out. */
  rank: number;
}

/** The best trial score of a player, or their sum. */
export interface TrialBoardRow extends Row {
  rank: number;
  scoreId: number;
  userId: string;
  username: string;
  score: number;
  achievedAt: Date;
}

/** $2 game, $5 board. */
const OF_BOARD = 'game_id = $2 AND board_id = $5 AND NOT kept';
const IS_SUMMED = `EXISTS (${boardOfSums('$5::integer')})`;

/** $2 game, $3 player, $4 score, $5 board. Players with a better score or sum, before this one is visible. */
const RANK = `
  (SELECT count(*)::int + 1 FROM (
     SELECT CASE WHEN ${IS_SUMMED} THEN sum(score) ELSE max(score) END AS best
     FROM trial_scores WHERE ${OF_BOARD} AND user_id <> $3 GROUP BY user_id
   ) others
   WHERE best > (
     SELECT CASE WHEN ${IS_SUMMED} THEN coalesce(sum(score), 0) + $4::bigint ELSE greatest($4::bigint, max(score)) END
     FROM trial_scores WHERE ${OF_BOARD} AND user_id = $3
   ))`;

/**
 * $1 id, $2 game, $3 player, $4 score, $5 board, $6 idempotency key or null, $7 play session or null, $8 its seconds.
 * Stores nothing unless the player makes the game, or tests the draft in a running session. Locks the game, so that none is
 * stored after it was listed and the others were deleted.
 */
const STORE_TRIAL = {
  name: 'store-trial-score',
  text: `
    WITH game AS MATERIALIZED (
      SELECT id FROM games g
      WHERE id = $2 AND NOT active AND (
        is_maker(id, $3)
        OR draft AND hidden_reason IS NULL AND EXISTS (
          SELECT FROM play_sessions WHERE id = $7 AND game_id = $2 AND user_id = $3 AND ended_at IS NULL
        )
      )
      FOR SHARE OF g
    ), stored AS (
      INSERT INTO trial_scores (id, game_id, board_id, user_id, score, personal_best, idempotency_key, session_id, seconds)
      SELECT $1, id, $5, $3, $4,
             ${IS_SUMMED} OR NOT EXISTS (SELECT FROM trial_scores WHERE ${OF_BOARD} AND user_id = $3 AND score >= $4),
             $6, $7, $8
      FROM game
      ON CONFLICT (game_id, user_id, idempotency_key) DO NOTHING
      RETURNING id, score, created_at, personal_best
    )
    SELECT id, score, created_at AS "createdAt", personal_best AS "personalBest", ${RANK} AS rank FROM stored`,
};

/** $1 idempotency key, $2 game, $3 player, $4 zero, $5 board. */
const FIND_TRIAL = {
  name: 'find-trial-score',
  text: `
    SELECT id, score, created_at AS "createdAt", personal_best AS "personalBest", ${RANK} AS rank
    FROM trial_scores WHERE idempotency_key = $1 AND game_id = $2 AND user_id = $3 AND board_id = $5 AND NOT kept`,
};

/** $1 game. */
const DROP_OLD_TRIALS = {
  name: 'drop-old-trial-scores',
  text: `
    DELETE FROM trial_scores t WHERE game_id = $1 AND NOT kept
      AND id IN (SELECT id FROM trial_scores WHERE game_id = $1 ORDER BY id DESC OFFSET ${KEPT})
      AND NOT EXISTS (${boardOfSums('t.board_id')})
      AND score < (
        SELECT max(score) FROM trial_scores
        WHERE game_id = $1 AND board_id = t.board_id AND user_id = t.user_id AND NOT kept
      )`,
};

/** $1 board, $2 period. */
const OF_PERIOD = `t.board_id = $1 AND NOT t.kept
  AND ($2 = 'all' OR t.created_at >= date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')`;

/** $1 board, $2 period, $3 offset, $4 limit. In the order of boards; a sum is that of its newest score. */
const BEST_TRIALS = {
  name: 'best-trial-scores',
  text: `
    SELECT rank() OVER (ORDER BY best.score DESC)::int AS rank, best.id AS "scoreId", u.id AS "userId", u.username,
           best.score, best.created_at AS "achievedAt"
    FROM (
      SELECT DISTINCT ON (t.user_id) t.id, t.user_id, t.game_id, t.created_at,
             CASE WHEN summed THEN least(sum(t.score) OVER (PARTITION BY t.user_id), ${largestSum('$1')})::bigint
             ELSE t.score END AS score
      FROM trial_scores t, (SELECT EXISTS (${boardOfSums('$1')}) AS summed) board
      WHERE ${OF_PERIOD}
      ORDER BY t.user_id, CASE WHEN summed THEN t.created_at END DESC, CASE WHEN summed THEN t.id END DESC,
               t.score DESC, t.created_at, t.id
    ) best
    JOIN users u ON u.id = best.user_id JOIN games g ON g.id = best.game_id
    WHERE NOT g.active
    ORDER BY best.score DESC, best.created_at, best.id OFFSET $3 LIMIT $4`,
};

/** $1 board, $2 period. */
const COUNT_TRIALS = {
  name: 'count-trial-scores',
  text: `
    SELECT count(*)::int AS scores, count(DISTINCT t.user_id)::int AS players FROM trial_scores t WHERE ${OF_PERIOD}`,
};

/** $1 batch size. In the order in which they were scored, which decides between equal ones. */
const KEPT_TRIALS = {
  name: 'kept-trial-scores',
  text: `
    SELECT t.id, t.game_id AS "gameId", b.slug AS board, b.direction, b.decimals, t.user_id AS "userId", u.username,
           t.score, t.session_id AS "sessionId", t.seconds
    FROM trial_scores t JOIN users u ON u.id = t.user_id JOIN games g ON g.id = t.game_id JOIN boards b ON b.id = t.board_id
    WHERE t.kept AND g.active ORDER BY t.created_at, t.id LIMIT $1`,
};

const DELETE_KEPT = { name: 'delete-kept-trial-score', text: 'DELETE FROM trial_scores WHERE id = $1 AND kept' };

export interface KeptTrial extends Row, BoardValues {
  id: number;
  gameId: number;
  /** The slug of the board. */
  board: string;
  userId: string;
  username: string;
  score: number;
  sessionId: string | null;
  seconds: number | null;
}

/** $1 player. */
const OF_PLAYER = {
  name: 'trial-scores-of-player',
  text: `
    SELECT t.id, t.game_id AS "gameId", board.slug AS board, t.score, t.created_at AS "createdAt", ${formatColumns('board')}
    FROM trial_scores t JOIN boards board ON board.id = t.board_id
    WHERE t.user_id = $1 ORDER BY t.created_at, t.id`,
};

interface TrialOfPlayer extends Row, BoardFormat {
  id: number;
  gameId: number;
  board: string;
  score: number;
  createdAt: Date;
}

type Counts = Record<'scores' | 'players', number>;

export interface Trial {
  id: number;
  gameId: number;
  boardId: number;
  userId: string;
  score: number;
  idempotencyKey?: string;
  origin?: Pick<ScoreOrigin, 'sessionId' | 'seconds'>;
}

@Injectable()
export class TrialScoresRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns undefined if nothing was stored: the player may not try the game out, or the key is a repeat. */
  async store({ id, gameId, boardId, userId, score, idempotencyKey, origin }: Trial): Promise<TrialRow | undefined> {
    const play = [origin?.sessionId ?? null, origin?.seconds ?? null];
    const values = [id, gameId, userId, score, boardId, idempotencyKey ?? null, ...play];
    const [row] = await this.sql.run<TrialRow>(STORE_TRIAL, values);
    if (row) await this.sql.run(DROP_OLD_TRIALS, [gameId]);
    return row;
  }

  async find({ gameId, boardId, userId, idempotencyKey }: Omit<Trial, 'id' | 'score'>): Promise<TrialRow | undefined> {
    if (idempotencyKey === undefined) return undefined;
    const [row] = await this.sql.run<TrialRow>(FIND_TRIAL, [idempotencyKey, gameId, userId, 0, boardId]);
    return row;
  }

  async ofPlayer(userId: string): Promise<object[]> {
    const rows = await this.sql.run<TrialOfPlayer>(OF_PLAYER, [userId]);
    return rows.map(({ id, gameId, board, createdAt, ...row }) => ({
      ...{ id, gameId, board, ...valueOf(row, row.score), createdAt },
    }));
  }

  /** Within the transaction that deletes the account. */
  async deleteOfPlayer(em: EntityManager, userId: string): Promise<void> {
    await em.execute('DELETE FROM trial_scores WHERE user_id = ?', [userId]);
  }

  /** Trial scores of listed games that are to be submitted. */
  kept(limit: number): Promise<KeptTrial[]> {
    return this.sql.run<KeptTrial>(KEPT_TRIALS, [limit]);
  }

  async deleteKept(id: number): Promise<void> {
    await this.sql.run(DELETE_KEPT, [id]);
  }

  bests(boardId: number, period: Period, { offset, limit }: Slice): Promise<TrialBoardRow[]> {
    return this.sql.run<TrialBoardRow>(BEST_TRIALS, [boardId, period, offset, limit]);
  }

  async count(boardId: number, period: Period): Promise<Counts> {
    const [row] = await this.sql.run<Counts & Row>(COUNT_TRIALS, [boardId, period]);
    return { scores: row?.scores ?? 0, players: row?.players ?? 0 };
  }
}
