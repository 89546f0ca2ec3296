import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { Semaphore } from '../../../core/limits/semaphore.js';
import type { BoardSpan } from '../shared/board.js';
import { isRecorded, joinRun } from '../shared/recordings.sql.js';

/** $n player. Those whom the player follows, and the player. */
const followedBy = (n: number) => `
  SELECT $${n}::uuid AS user_id UNION ALL SELECT followed_id FROM follows WHERE user_id = $${n}::uuid`;

/** A stored row of a board; ranks are computed from the order. */
export interface BoardRow extends Row {
  userId: string;
  username: string;
  score: number;
  scoreId: number;
  achievedAt: Date;
  /** Only on boards of games. */
  verified?: boolean | null;
  recorded?: boolean;
}

/** A player's row and its neighbours. */
export interface Neighbourhood {
  /** In board order. */
  rows: BoardRow[];
  /** The place of the player's row among them. */
  index: number;
  /** The number of rows of the same score that come before it, at most `MOST_TIES`. */
  tiedBefore: number;
}

/** Counting more takes long, so `countTiedBefore` does it, with limited concurrency. */
export const MOST_TIES = 1_000;

/** A count reads all counted rows, so concurrent counts on a large board would starve other queries. */
const COUNT_CONCURRENCY = { concurrency: 2, queueSize: 100 };

const ORDER = 'b.score DESC, b.achieved_at, b.score_id';
const COLUMNS = `
  b.user_id AS "userId", u.username, b.score, b.score_id AS "scoreId", b.achieved_at AS "achievedAt"`;

/** $1 game. */
const PLAYER_COUNT = { name: 'player-count', text: 'SELECT player_count AS players FROM games WHERE id = $1' };

/** The queries of boards. Each kind of board is one table with one index in board order. */
@Injectable()
export class LeaderboardRepository {
  private readonly semaphore = new Semaphore(COUNT_CONCURRENCY);

  constructor(private readonly sql: Sql) {}

  /** `limit` rows in order, starting at `offset` (from 0) among those with at most `maxScore`. */
  async rows(board: BoardSpan, { maxScore, offset, limit }: RowRange): Promise<BoardRow[]> {
    const { name, table, where, values, origin, unprojected } = sourceOf(board);
    const [max, most, skipped] = [1, 2, 3].map((n) => `$${values.length + n}`);
    // Reads the index up to the end of the page; names are joined for the rows of the page only.
    const stored = `
      SELECT user_id, score, score_id, achieved_at FROM ${table} b
      WHERE ${where} AND score <= ${max}::bigint`;
    const ordered = unprojected
      ? `(${stored} AND user_id NOT IN (SELECT user_id FROM unprojected)
          ORDER BY ${ORDER} LIMIT ${most}::integer + ${skipped}::integer)
         UNION ALL SELECT user_id, score, score_id, achieved_at FROM unprojected WHERE score <= ${max}::bigint`
      : stored;
    return this.sql.run<BoardRow>(
      {
        name: `${name}-rows`,
        text: `
          ${unprojected ?? ''} SELECT ${COLUMNS}${origin.column} FROM (
            SELECT * FROM (${ordered}) b ORDER BY ${ORDER} LIMIT ${most}::integer OFFSET ${skipped}::integer
          ) b JOIN users u ON u.id = b.user_id ${origin.join} ORDER BY ${ORDER}`,
      },
      [...values, maxScore, limit, offset],
    );
  }

  /**
   * The row of a player, with up to `reach` rows before and after it; undefined for a player who is not on the board.
   */
  async neighbours(board: BoardSpan, userId: string, reach: number): Promise<Neighbourhood | undefined> {
    const { name, table, where, values, origin, unprojected } = sourceOf(board);
    const [player, most] = [`$${values.length + 1}::uuid`, `$${values.length + 2}::integer`];
    const columns = 'user_id, score, score_id, achieved_at';
    const me = `
      SELECT ${columns} FROM ${table} b WHERE ${where} AND user_id = ${player}
      ${unprojected ? `UNION ALL SELECT ${columns} FROM unprojected WHERE user_id = ${player}` : ''}
      ORDER BY score DESC, achieved_at, score_id LIMIT 1`;
    // Rows of the same score and others are separate ranges of the index.
    const nearest = (range: string, order: string) => {
      const stored = `
        SELECT ${columns} FROM ${table} b
        WHERE ${where} AND ${range} ${unprojected ? 'AND user_id NOT IN (SELECT user_id FROM unprojected)' : ''}
        ORDER BY ${order} LIMIT ${most}`;
      return unprojected
        ? `(${stored}) UNION ALL (SELECT ${columns} FROM unprojected b WHERE ${range} ORDER BY ${order} LIMIT ${most})`
        : `(${stored})`;
    };
    const sideOf = (tied: string, other: string, order: string) => `
      SELECT near.* FROM me CROSS JOIN LATERAL (
        ${nearest(`b.score = me.score AND (b.achieved_at, b.score_id) ${tied} (me.achieved_at, me.score_id)`, order)}
        UNION ALL ${nearest(`b.score ${other} me.score`, order)}
        ORDER BY ${order} LIMIT ${most}
      ) near`;
    const tied = `
      SELECT FROM ${table} t, me
      WHERE ${where} AND t.score = me.score AND (t.achieved_at, t.score_id) < (me.achieved_at, me.score_id)
      LIMIT ${MOST_TIES}`;
    const rows = await this.sql.run<BoardRow & { tiedBefore: number }>(
      {
        name: `${name}-neighbours`,
        text: `
          ${unprojected ? `${unprojected},` : 'WITH'} me AS MATERIALIZED (${me})
          SELECT ${COLUMNS}${origin.column}, (SELECT count(*) FROM (${tied}) tied) AS "tiedBefore" FROM (
            SELECT * FROM me
            UNION ALL ${sideOf('<', '>', 'score, achieved_at DESC, score_id DESC')}
            UNION ALL ${sideOf('>', '<', 'score DESC, achieved_at, score_id')}
          ) b JOIN users u ON u.id = b.user_id ${origin.join} ORDER BY ${ORDER}`,
      },
      [...values, userId, reach],
    );
    const index = rows.findIndex((row) => row.userId === userId);
    return index < 0 ? undefined : { rows, index, tiedBefore: rows[index]?.tiedBefore ?? 0 };
  }

  /** Rows of those whom a player follows and of the player, in order, and how many there are. */
  async followed(
    board: BoardSpan,
    userId: string,
    { limit, offset }: Slice,
  ): Promise<[rows: BoardRow[], total: number]> {
    const { name, table, where, values, origin, unprojected } = sourceOf(board);
    const n = values.length + 1;
    const columns = 'user_id, score, score_id, achieved_at';
    const newer = `
      SELECT ${columns.replace('user_id', 'wanted.user_id')} FROM wanted JOIN unprojected ON unprojected.user_id = wanted.user_id`;
    const rows = await this.sql.run<BoardRow & { total: number }>(
      {
        name: `${name}-followed`,
        text: `
          ${unprojected ? `${unprojected},` : 'WITH'} wanted AS MATERIALIZED (${followedBy(n)}),
          held AS MATERIALIZED (
            SELECT stored.* FROM wanted CROSS JOIN LATERAL (
              SELECT ${columns} FROM ${table} b WHERE ${where} AND b.user_id = wanted.user_id
            ) stored
            ${unprojected ? `WHERE wanted.user_id NOT IN (SELECT user_id FROM unprojected) UNION ALL ${newer}` : ''}
          )
          SELECT ${COLUMNS}${origin.column}, counted.total
          FROM (SELECT count(*) AS total FROM held) counted
          LEFT JOIN (
            SELECT * FROM held b ORDER BY ${ORDER} LIMIT $${n + 1}::integer OFFSET $${n + 2}::integer
          ) b ON true
          LEFT JOIN users u ON u.id = b.user_id ${origin.join} ORDER BY ${ORDER}`,
      },
      [...values, userId, limit, offset],
    );
    // A page without rows has the total only.
    return [rows.filter((row) => row.userId !== null), rows[0]?.total ?? 0];
  }

  /** How many rows have a better score. Reads all of them, so it is used only while ranks are unavailable. */
  async countAbove(board: BoardSpan, score: number): Promise<number> {
    return this.count(board, 'above', (n) => `b.score > $${n + 1}`, [score]);
  }

  /** How many rows with the same score come before this one. */
  async countTiedBefore(board: BoardSpan, row: BoardRow): Promise<number> {
    const before = (n: number) =>
      `b.score = $${n + 1} AND (b.achieved_at, b.score_id) < ($${n + 2}::timestamptz, $${n + 3}::bigint)`;
    return this.count(board, 'tied', before, [row.score, row.achievedAt, row.scoreId]);
  }

  /** Reads all rows of the board. */
  async total(board: BoardSpan): Promise<number> {
    return this.count(board, 'total', () => 'true', []);
  }

  /** The number of players of a main board, at most a few seconds old; undefined for other boards. */
  async recentTotal({ board, since }: BoardSpan): Promise<number | undefined> {
    if (board === 'global' || since !== undefined) return undefined;
    const [row] = await this.sql.run<{ players: number }>(PLAYER_COUNT, [board]);
    return row?.players;
  }

  private async count(
    board: BoardSpan,
    kind: string,
    condition: (n: number) => string,
    extra: unknown[],
  ): Promise<number> {
    const { name, table, where, values } = sourceOf(board);
    const text = `SELECT count(*) AS count FROM ${table} b WHERE ${where} AND ${condition(values.length)}`;
    const [row] = await this.semaphore.run(() =>
      this.sql.run<{ count: number }>({ name: `${name}-${kind}`, text }, [...values, ...extra]),
    );
    return row?.count ?? 0;
  }
}

export interface RowRange {
  maxScore: number;
  offset: number;
  limit: number;
}

interface Source {
  name: string;
  table: string;
  where: string;
  values: unknown[];
  /** The origin of the scores; totals have none. */
  origin: { column: string; join: string };
  /** A CTE of bests that are committed but not projected to the table yet. */
  unprojected?: string;
}

const ORIGIN = {
  column: `, o.verified, ${isRecorded('o', 'id')} AS recorded`,
  join: joinRun('b', 'o'),
};
const NO_ORIGIN = { column: '', join: '' };

const unprojectedBests = (table: string, of: string, inTable: string) => `
  WITH unprojected AS MATERIALIZED (
    SELECT r.* FROM (
      SELECT DISTINCT ON (user_id) user_id, score, id AS score_id, created_at AS achieved_at
      FROM unprojected_scores WHERE ${of} ORDER BY user_id, score DESC, created_at, id
    ) r
    WHERE NOT EXISTS (SELECT FROM ${table} b WHERE ${inTable} AND b.user_id = r.user_id AND b.score >= r.score)
  )`;

const UNPROJECTED = unprojectedBests('personal_bests', 'board_id = $1', 'b.board_id = $1');
const OF_PERIOD = 'period = $1 AND since = $2 AND board_id = $3';
const UNPROJECTED_IN_PERIOD = unprojectedBests(
  'period_bests',
  `board_id = $3 AND date_trunc($1, created_at AT TIME ZONE 'UTC')::date = $2`,
  'b.period = $1 AND b.since = $2 AND b.board_id = $3',
);

function sourceOf({ board, period, since }: BoardSpan): Source {
  if (board === 'global') {
    return since === undefined
      ? { name: 'global-all', table: 'player_totals', where: 'true', values: [], origin: NO_ORIGIN }
      : { name: 'global-week', table: 'weekly_totals', where: 'week = $1', values: [since], origin: NO_ORIGIN };
  }
  return since === undefined
    ? {
        name: 'board-all',
        table: 'personal_bests',
        where: 'board_id = $1',
        values: [board],
        origin: ORIGIN,
        unprojected: UNPROJECTED,
      }
    : {
        name: 'board-period',
        table: 'period_bests',
        where: OF_PERIOD,
        values: [period, since, board],
        origin: ORIGIN,
        unprojected: UNPROJECTED_IN_PERIOD,
      };
}
