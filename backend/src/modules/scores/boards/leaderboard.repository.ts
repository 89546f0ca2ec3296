import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.js';
import { Semaphore } from '../../../core/limits/semaphore.js';
import type { BoardOfWeek } from '../shared/board.js';

/** A board's row as it is stored: ranks are not stored, they follow from the order. */
export interface BoardRow extends Row {
  userId: string;
  username: string;
  score: number;
  scoreId: number;
  achievedAt: Date;
  /** On the boards of games. */
  verified?: boolean | null;
}

/** Counting reads all rows that it counts; on a board of millions a few at once would keep everybody else waiting. */
const COUNTS = { concurrency: 2, queueSize: 100 };

const ORDER = 'b.score DESC, b.achieved_at, b.score_id';
const COLUMNS = `
  b.user_id AS "userId", u.username, b.score, b.score_id AS "scoreId", b.achieved_at AS "achievedAt"`;

/** The ranking queries. Every board, of a game or global, of all time or a week, is one table read by one index. */
@Injectable()
export class LeaderboardRepository {
  private readonly semaphore = new Semaphore(COUNTS);

  constructor(private readonly sql: Sql) {}

  /** `limit` rows in order, from the row at `offset` (0 is the first) of those with at most `maxScore`. */
  async rows(board: BoardOfWeek, { maxScore, offset, limit }: RowWindow): Promise<BoardRow[]> {
    const { name, table, where, values, origin, rising } = sourceOf(board);
    const [max, most, skipped] = [1, 2, 3].map((n) => `$${values.length + n}`);
    // The walk along the index ends where the page does; names are looked up for the rows of the page only.
    const stored = `
      SELECT user_id, score, score_id, achieved_at FROM ${table} b
      WHERE ${where} AND score <= ${max}::bigint`;
    const ordered = rising
      ? `(${stored} AND user_id NOT IN (SELECT user_id FROM rising)
          ORDER BY ${ORDER} LIMIT ${most}::integer + ${skipped}::integer)
         UNION ALL SELECT user_id, score, score_id, achieved_at FROM rising WHERE score <= ${max}::bigint`
      : stored;
    return this.sql.run<BoardRow>(
      {
        name: `${name}-rows`,
        text: `
          ${rising ?? ''} SELECT ${COLUMNS}${origin.column} FROM (
            SELECT * FROM (${ordered}) b ORDER BY ${ORDER} LIMIT ${most}::integer OFFSET ${skipped}::integer
          ) b JOIN users u ON u.id = b.user_id ${origin.join} ORDER BY ${ORDER}`,
      },
      [...values, maxScore, limit, offset],
    );
  }

  async rowOf(board: BoardOfWeek, userId: string): Promise<BoardRow | undefined> {
    const { name, table, where, values, rising } = sourceOf(board);
    const player = `$${values.length + 1}::uuid`;
    const stored = `
      SELECT user_id, score, score_id, achieved_at FROM ${table} b WHERE ${where} AND b.user_id = ${player}`;
    const all = rising
      ? `${stored} UNION ALL SELECT user_id, score, score_id, achieved_at FROM rising WHERE user_id = ${player}`
      : stored;
    const [row] = await this.sql.run<BoardRow>(
      {
        name: `${name}-row-of`,
        text: `${rising ?? ''} SELECT ${COLUMNS} FROM (${all}) b JOIN users u ON u.id = b.user_id ORDER BY ${ORDER} LIMIT 1`,
      },
      [...values, userId],
    );
    return row;
  }

  /** How many rows have a better score. Only while Redis cannot tell: it reads them all. */
  async countAbove(board: BoardOfWeek, score: number): Promise<number> {
    return this.count(board, 'above', (n) => `b.score > $${n + 1}`, [score]);
  }

  /** How many rows of the same score stand before this one. */
  async countTiedBefore(board: BoardOfWeek, row: BoardRow): Promise<number> {
    const before = (n: number) =>
      `b.score = $${n + 1} AND (b.achieved_at, b.score_id) < ($${n + 2}::timestamptz, $${n + 3}::bigint)`;
    return this.count(board, 'tied', before, [row.score, row.achievedAt, row.scoreId]);
  }

  async total(board: BoardOfWeek): Promise<number> {
    return this.count(board, 'total', () => 'true', []);
  }

  private async count(
    board: BoardOfWeek,
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

export interface RowWindow {
  maxScore: number;
  offset: number;
  limit: number;
}

interface Source {
  name: string;
  table: string;
  where: string;
  values: unknown[];
  /** Where the scores came from; totals are of many scores. */
  origin: { column: string; join: string };
  /** A CTE of the players whose best is about to rise: committed scores that the table does not have yet. */
  rising?: string;
}

const ORIGIN = { column: ', o.verified', join: 'LEFT JOIN scores o ON o.id = b.score_id' };
const NO_ORIGIN = { column: '', join: '' };

const risingAbove = (table: string, of: string, inTable: string) => `
  WITH rising AS MATERIALIZED (
    SELECT r.* FROM (
      SELECT DISTINCT ON (user_id) user_id, score, id AS score_id, created_at AS achieved_at
      FROM unprojected_scores WHERE ${of} ORDER BY user_id, score DESC, created_at, id
    ) r
    WHERE NOT EXISTS (SELECT FROM ${table} b WHERE ${inTable} AND b.user_id = r.user_id AND b.score >= r.score)
  )`;

const RISING = risingAbove('personal_bests', 'game_id = $1', 'b.game_id = $1');
const RISING_IN_WEEK = risingAbove(
  'weekly_bests',
  `game_id = $2 AND date_trunc('week', created_at AT TIME ZONE 'UTC')::date = $1`,
  'b.week = $1 AND b.game_id = $2',
);

function sourceOf({ scope, week }: BoardOfWeek): Source {
  if (scope === 'global') {
    return week === undefined
      ? { name: 'global-all', table: 'player_totals', where: 'true', values: [], origin: NO_ORIGIN }
      : { name: 'global-week', table: 'weekly_totals', where: 'week = $1', values: [week], origin: NO_ORIGIN };
  }
  return week === undefined
    ? {
        name: 'game-all',
        table: 'personal_bests',
        where: 'game_id = $1',
        values: [scope],
        origin: ORIGIN,
        rising: RISING,
      }
    : {
        name: 'game-week',
        table: 'weekly_bests',
        where: 'week = $1 AND game_id = $2',
        values: [week, scope],
        origin: ORIGIN,
        rising: RISING_IN_WEEK,
      };
}
