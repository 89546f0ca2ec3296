import { RANK_HISTORY_DAYS, RANK_HISTORY_PLACES } from '@gamegeek/contracts/scores/rank-history.schemas.js';
import { Injectable } from '@nestjs/common';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql, type Row, type Statement } from '../../../core/database/sql.service.js';

const FIRST_DAY = `${TODAY} - ${RANK_HISTORY_DAYS - 1}`;

/** The boards of games with scores or removals of today; ranks of others have not changed. */
const CHANGED: Statement = {
  name: 'boards-with-new-ranks',
  text: `
    SELECT board.id FROM boards board
    WHERE board.removed_at IS NULL AND board.game_id IN (
      SELECT game_id FROM game_stats WHERE day = ${TODAY} AND scores > 0
      UNION
      SELECT game_id FROM removed_scores
      WHERE greatest(removed_at, restored_at) >= ${TODAY}::timestamp AT TIME ZONE 'UTC'
    )
    ORDER BY board.id`,
};

/** $1 board. Of today; locks the users, so that accounts which are being deleted are left out. */
const COUNT: Statement = {
  name: 'count-ranks-of-today',
  text: `
    WITH top AS MATERIALIZED (
      SELECT user_id, rank() OVER (ORDER BY score DESC)::integer AS rank FROM (
        SELECT user_id, score FROM personal_bests WHERE board_id = $1
        ORDER BY score DESC, achieved_at, score_id LIMIT ${RANK_HISTORY_PLACES}
      ) first
    ), known AS MATERIALIZED (
      SELECT top.user_id, top.rank FROM top JOIN users u ON u.id = top.user_id AND u.deleted_at IS NULL
      ORDER BY top.user_id FOR KEY SHARE OF u
    ), gone AS (
      DELETE FROM rank_days d WHERE d.board_id = $1 AND d.day = ${TODAY}
        AND NOT EXISTS (SELECT FROM known WHERE known.user_id = d.user_id)
    )
    INSERT INTO rank_days AS d (board_id, user_id, day, rank) SELECT $1, user_id, ${TODAY}, rank FROM known
    ON CONFLICT (board_id, day, user_id) DO UPDATE SET rank = excluded.rank WHERE d.rank <> excluded.rank`,
};

/** $1 player, $2 board. */
const DAYS: Statement = {
  name: 'rank-days',
  text: `SELECT day, rank FROM rank_days WHERE user_id = $1 AND board_id = $2 AND day >= ${FIRST_DAY} ORDER BY day`,
};

/** $1 player. */
const OF_PLAYER: Statement = {
  name: 'rank-days-of-player',
  text: `
    SELECT board.game_id AS "gameId", board.slug AS board, board.edition, d.day, d.rank
    FROM rank_days d JOIN boards board ON board.id = d.board_id
    WHERE d.user_id = $1 ORDER BY d.board_id, d.day`,
};

/** $1 limit. */
const FORGET: Statement = {
  name: 'forget-rank-days',
  text: `
    DELETE FROM rank_days WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM rank_days WHERE day < ${FIRST_DAY} LIMIT $1
    )) RETURNING 1`,
};

export interface RankDay extends Row {
  day: string;
  rank: number;
}

/** The ranks of players on boards, day by day. */
@Injectable()
export class RankDaysRepository {
  constructor(private readonly sql: Sql) {}

  /** Counts the ranks of today, board by board. Idempotent. */
  async count(): Promise<void> {
    const boards = await this.sql.inBackground((client) => client.query<{ id: number }>(CHANGED.text));
    for (const { id } of boards.rows) await this.sql.inBackground((client) => client.query(COUNT.text, [id]));
  }

  /** Oldest first. */
  days(userId: string, boardId: number): Promise<RankDay[]> {
    return this.sql.run<RankDay>(DAYS, [userId, boardId]);
  }

  ofPlayer(userId: string): Promise<Row[]> {
    return this.sql.run(OF_PLAYER, [userId]);
  }

  async deleteOld(limit: number): Promise<number> {
    return (await this.sql.run(FORGET, [limit])).length;
  }
}
