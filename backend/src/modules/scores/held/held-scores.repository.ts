import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { HELD_PER_GAME, HELD_PER_PLAYER, type Doubt } from '@gamegeek/contracts/scores/doubts.js';
import type { PaceFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { runIn, type Transaction } from '../../../core/database/transaction.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { largestSum } from '../bests/sums.sql.js';
import { boardColumns, formatColumns, valueOf, type NamedBoard } from '../shared/board-values.js';
import type { Submission } from '../submission/submission.js';

/** Neighbours on the board that are shown with a held score, on each side. */
const NEIGHBOURS = 2;
/** Upper limit for counting the rank; boards may have millions of players. */
const MAX_RANK = 10_000;

/** $1 game. Until the end of the transaction: the number of its held scores is exact. */
const LOCK_GAME = { name: 'lock-game-to-hold', text: 'SELECT FROM games WHERE id = $1 FOR NO KEY UPDATE' };

/**
 * $1 id, $2 game, $3 player, $4 score, $5 idempotency key or null, $6 play session or null, $7 its seconds, $8 whether
 * the run is verified, $9 the rule that it breaks, $10 the finding as JSON or null, $11 the achievements that the run
 * earns, $12 the board, null for the main one. Returns no row if the key is taken, or if too many scores wait. Repeats get the same answer: it is stored with
 * the key.
 */
const HOLD_SCORE = {
  name: 'hold-score',
  text: `
    WITH room AS MATERIALIZED (
      SELECT WHERE (SELECT count(*) FROM held_scores WHERE game_id = $2) < ${HELD_PER_GAME}
        AND (SELECT count(*) FROM held_scores WHERE user_id = $3 AND game_id = $2) < ${HELD_PER_PLAYER}
    ), claimed AS (
      INSERT INTO idempotency_keys (owner_id, key, score_id) SELECT $3, $5::text, $1 FROM room WHERE $5::text IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING score_id
    ), answered AS (
      INSERT INTO score_responses (first_id, last_id, personal_bests, ranks)
      SELECT score_id, score_id, '{false}', '{NULL}' FROM claimed
    ), stored AS (
      INSERT INTO held_scores (id, game_id, user_id, score, session_id, seconds_played, verified, doubt, finding, board_id)
      SELECT $1, $2, $3, $4, $6, $7, $8, $9, $10::jsonb, $12 FROM room
      WHERE $5::text IS NULL OR EXISTS (SELECT FROM claimed)
      RETURNING id, user_id, game_id, created_at
    ), earned AS (
      INSERT INTO score_achievements (score_id, user_id, game_id, keys)
      SELECT id, user_id, game_id, $11::text[] FROM stored WHERE cardinality($11::text[]) > 0
    )
    SELECT created_at AS "createdAt" FROM stored`,
};

/**
 * $1 game, $2 limit, $3 offset. The oldest first, with the nearest bests of other players: of a score that would be added
 * to a sum, those next to that sum.
 */
const HELD_PAGE = {
  name: 'held-scores',
  text: `
    SELECT h.id, h.score, h.created_at AS "createdAt", h.user_id AS "userId", u.username, h.session_id IS NOT NULL AS "isPlay",
           h.seconds_played AS seconds, coalesce(h.verified, false) AS verified, h.doubt, h.finding,
           ${boardColumns('board')}, ahead.count AS ahead,
           own.score AS best,
           ${nearest('above', 'b.score >= reached.score', 'ASC')}, ${nearest('below', 'b.score < reached.score', 'DESC')}
    FROM (SELECT * FROM held_scores WHERE game_id = $1 ORDER BY id LIMIT $2 OFFSET $3) h
    JOIN users u ON u.id = h.user_id
    JOIN boards board ON board.id = coalesce(h.board_id, h.game_id)
    LEFT JOIN personal_bests own ON own.user_id = h.user_id AND own.board_id = board.id
    CROSS JOIN LATERAL (
      SELECT CASE board.policy WHEN 'sum' THEN least(coalesce(own.score, 0) + h.score, ${largestSum('board.id')})
             ELSE h.score END AS score
    ) reached
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS count FROM (
        SELECT FROM personal_bests b
        WHERE b.board_id = board.id AND b.score >= reached.score AND b.user_id <> h.user_id LIMIT ${MAX_RANK}
      ) better
    ) ahead
    ORDER BY h.id`,
};

/** In the order of the board. */
function nearest(name: string, condition: string, order: 'ASC' | 'DESC'): string {
  return `ARRAY(
             SELECT jsonb_build_object('username', n.username, 'score', n.score) FROM (
               SELECT p.username, b.score, b.achieved_at, b.score_id
               FROM personal_bests b JOIN users p ON p.id = b.user_id
               WHERE b.board_id = board.id AND ${condition} AND b.user_id <> h.user_id
               ORDER BY b.score ${order}, b.achieved_at ${order === 'ASC' ? 'DESC' : 'ASC'} LIMIT ${NEIGHBOURS}
             ) n ORDER BY n.score DESC, n.achieved_at, n.score_id
           ) AS ${name}`;
}

/** $1 game. */
const COUNT_HELD = {
  name: 'held-scores-count',
  text: 'SELECT count(*)::integer AS count FROM held_scores WHERE game_id = $1',
};

/** $1 game, $2 score. */
const IS_HELD = { name: 'is-held-score', text: 'SELECT 1 FROM held_scores WHERE game_id = $1 AND id = $2' };

/** $1 score. Until the end of the transaction it is not decided. */
const GAME_OF = {
  name: 'game-of-held-score',
  text: 'SELECT g.name FROM held_scores h JOIN games g ON g.id = h.game_id WHERE h.id = $1 FOR SHARE OF h',
};

/** $1 player. */
const HELD_OF_PLAYER = {
  name: 'held-scores-of-player',
  text: `
    SELECT h.id, h.game_id AS "gameId", board.slug AS board, h.score, h.created_at AS "createdAt", h.doubt,
           ${formatColumns('board')}
    FROM held_scores h JOIN boards board ON board.id = coalesce(h.board_id, h.game_id)
    WHERE h.user_id = $1 ORDER BY h.id`,
};

/** ? score. It becomes a removed score that was in no list: it can be restored like any other. */
const TAKE_HELD = `
  WITH gone AS (
    DELETE FROM held_scores WHERE id = ?::bigint RETURNING *
  ), counted AS (
    UPDATE removal_count SET number = number + 1 FROM gone RETURNING number
  ), removed AS (
    INSERT INTO removed_scores (number, was_listed, id, user_id, game_id, score, created_at, session_id, seconds_played, verified, board_id)
    SELECT counted.number, false, id, user_id, game_id, score, created_at, session_id, seconds_played, verified, board_id
    FROM gone, counted
  )
  SELECT id::float8 AS id, finding FROM gone`;

export interface HeldRow extends Row, NamedBoard {
  id: number;
  /** As it is stored, like the other scores. */
  score: number;
  createdAt: Date;
  userId: string;
  username: string;
  isPlay: boolean;
  seconds: number | null;
  verified: boolean;
  doubt: Doubt;
  finding: PaceFinding | null;
  /** How many other players have a best that is not below it. */
  ahead: number;
  best: number | null;
  above: Neighbour[];
  below: Neighbour[];
}

interface Neighbour {
  username: string;
  score: number;
}

interface HeldOfPlayer extends Row, BoardFormat {
  id: number;
  gameId: number;
  board: string;
  score: number;
  createdAt: Date;
  doubt: Doubt;
}

export interface TakenScore {
  id: number;
  finding: PaceFinding | null;
}

export const rankOf = ({ ahead }: HeldRow): number | null => (ahead < MAX_RANK ? ahead + 1 : null);

@Injectable()
export class HeldScoresRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Within the transaction of `tx`. Returns the time of the score; undefined if its idempotency key is taken, or too many
   * scores wait.
   */
  async insert(tx: Transaction, id: number, submission: Submission, doubt: Doubt): Promise<Date | undefined> {
    const { userId, gameId, boardId, score, idempotencyKey = null, origin } = submission;
    const play = [origin?.sessionId ?? null, origin?.seconds ?? null, origin?.verified ?? null];
    const finding = origin?.finding ? JSON.stringify(origin.finding) : null;
    await runIn(tx, LOCK_GAME, [gameId]);
    const board = boardId === gameId ? null : boardId;
    const achievements = origin?.achievements ?? [];
    const values = [id, gameId, userId, score, idempotencyKey, ...play, doubt, finding, achievements, board];
    const [row] = await runIn<{ createdAt: Date }>(tx, HOLD_SCORE, values);
    return row?.createdAt;
  }

  async page(gameId: number, { limit, offset }: Slice): Promise<{ rows: HeldRow[]; total: number }> {
    const [rows, [counted]] = await Promise.all([
      this.sql.run<HeldRow>(HELD_PAGE, [gameId, limit, offset]),
      this.sql.run<{ count: number }>(COUNT_HELD, [gameId]),
    ]);
    return { rows, total: counted?.count ?? 0 };
  }

  async waits(gameId: number, scoreId: number): Promise<boolean> {
    return (await this.sql.run(IS_HELD, [gameId, scoreId])).length > 0;
  }

  /** Within the transaction of `tx`: the name of the game in which a score waits; undefined if it does not. */
  async gameOf(tx: Transaction, scoreId: number): Promise<string | undefined> {
    const [row] = await runIn<{ name: string }>(tx, GAME_OF, [scoreId]);
    return row?.name;
  }

  /** Within the transaction of `em`, which has locked removals. Undefined if the score does not wait. */
  async take(em: EntityManager, scoreId: number): Promise<TakenScore | undefined> {
    const [row] = await em.execute<TakenScore[]>(TAKE_HELD, [scoreId]);
    return row;
  }

  async ofPlayer(userId: string): Promise<object[]> {
    const rows = await this.sql.run<HeldOfPlayer>(HELD_OF_PLAYER, [userId]);
    return rows.map(({ id, gameId, board, createdAt, doubt, ...row }) => ({
      ...{ id, gameId, board, ...valueOf(row, row.score), createdAt, doubt },
    }));
  }

  /** Within the transaction that deletes the account. */
  async deleteOfPlayer(em: EntityManager, userId: string): Promise<void> {
    await em.execute('DELETE FROM held_scores WHERE user_id = ?', [userId]);
  }
}
