import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { Injectable } from '@nestjs/common';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';

export interface RunRow extends Row, BoardFormat {
  scoreId: number;
  gameId: number;
  gameName: string;
  arcadeId: string | null;
  rulesVersion: number;
  /** False once the rules of its version are gone. */
  hasLog: boolean;
  /** As it is stored. */
  score: number;
  /** Whether it counts on the main board of the game. */
  isOnMain: boolean;
  userId: string;
  username: string;
  createdAt: Date;
  /** The day of a daily that is not over. */
  openDay: string | null;
}

export interface RecordingRow extends RunRow {
  seed: Buffer;
  log: string | null;
  ticks: number;
}

/** The columns of `RunRow`. Requires SHOWN_RUNS. */
export const RUN_COLUMNS = `
  r.score_id AS "scoreId", r.game_id AS "gameId", g.name AS "gameName", g.arcade_id AS "arcadeId",
  r.rules_version AS "rulesVersion", r.log IS NOT NULL AS "hasLog", s.score, s.board_id IS NULL AS "isOnMain",
  b.direction, b.kind, b.decimals, b.unit, u.id AS "userId", u.username, s.created_at AS "createdAt",
  (SELECT d.day FROM dailies d WHERE d.day >= ${TODAY} AND d.seed = r.seed) AS "openDay"`;

/** None of a score that was removed, of a hidden game or of a deleted account. */
export const SHOWN_RUNS = `
  recordings r
  JOIN scores s ON s.id = r.score_id
  JOIN games g ON g.id = r.game_id AND g.active
  JOIN boards b ON b.id = coalesce(s.board_id, s.game_id)
  JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL`;

/** $1 score. */
const READ = {
  name: 'read-recording',
  text: `
    SELECT ${RUN_COLUMNS}, r.seed, convert_from(r.log, 'UTF8') AS log, r.ticks
    FROM ${SHOWN_RUNS} WHERE r.score_id = $1`,
};

/** $1 score. Written once a day. */
const NOTE_OPENED = {
  name: 'note-opened-recording',
  text: `
    UPDATE recordings SET opened_at = now()
    WHERE score_id = $1 AND (opened_at IS NULL OR opened_at < now() - interval '1 day')`,
};

/** On a board: the player's best of all time, or of the current day, week or month. */
const IS_BEST = `(
  EXISTS (SELECT FROM personal_bests b WHERE b.user_id = r.user_id AND b.score_id = r.score_id)
  OR EXISTS (
    SELECT FROM current JOIN period_bests b USING (period, since)
    WHERE b.user_id = r.user_id AND b.score_id = r.score_id
  ))`;

/** Notes which recordings are on no board any more, and which are again: after a removal, for example. */
const NOTE_REPLACED = {
  name: 'note-replaced-recordings',
  text: `
    WITH current AS (
      SELECT period, date_trunc(period, now() AT TIME ZONE 'UTC')::date AS since FROM unnest(ARRAY['day', 'week', 'month']) AS period
    )
    UPDATE recordings noted SET replaced_at = CASE WHEN now.is_best THEN NULL ELSE now() END
    FROM (SELECT r.score_id, ${IS_BEST} AS is_best FROM recordings r) now
    WHERE noted.score_id = now.score_id AND now.is_best = (noted.replaced_at IS NOT NULL)`,
};

/** $1 games, $2 versions: arrays of one length. Deletes the logs of all other versions of games of the arcade. */
const DELETE_UNREADABLE = {
  name: 'delete-unreadable-logs',
  text: `
    UPDATE recordings r SET log = NULL FROM games g
    WHERE g.id = r.game_id AND g.arcade_id IS NOT NULL AND r.log IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM unnest($1::text[], $2::integer[]) AS known (arcade_id, version)
        WHERE known.arcade_id = g.arcade_id AND known.version = r.rules_version
      )`,
};

/**
 * $1 batch size. A replaced best goes after a week, unless its player was on a podium with it, it was a daily, or somebody has
 * opened it in the last 90 days.
 */
const DELETE_OLD = {
  name: 'delete-old-recordings',
  text: `
    DELETE FROM recordings WHERE score_id IN (
      SELECT r.score_id FROM recordings r
      WHERE r.replaced_at < now() - interval '7 days'
        AND (
          NOT EXISTS (SELECT FROM scores s WHERE s.id = r.score_id)
          OR (
            coalesce(r.opened_at < now() - interval '90 days', true)
            AND NOT EXISTS (SELECT FROM daily_runs d WHERE d.score_id = r.score_id)
            AND NOT EXISTS (SELECT FROM week_champions c WHERE c.user_id = r.user_id AND c.score_id = r.score_id)
          )
        )
      LIMIT $1
    ) RETURNING score_id`,
};

/** $1 batch size. Runs that ended while their account was deleted. */
const DELETE_OF_DELETED = {
  name: 'delete-recordings-of-deleted',
  text: `
    DELETE FROM recordings WHERE score_id IN (
      SELECT r.score_id FROM recordings r JOIN users u ON u.id = r.user_id WHERE u.deleted_at IS NOT NULL LIMIT $1
    ) RETURNING score_id`,
};

@Injectable()
export class RecordingsRepository {
  constructor(private readonly sql: Sql) {}

  async read(scoreId: number): Promise<RecordingRow | undefined> {
    const [row] = await this.sql.run<RecordingRow>(READ, [scoreId]);
    return row;
  }

  async noteOpened(scoreId: number): Promise<void> {
    await this.sql.run(NOTE_OPENED, [scoreId]);
  }

  /** Statements that read all recordings. */
  async noteReplaced(): Promise<void> {
    await this.sql.inBackground((client) => client.query(NOTE_REPLACED));
  }

  async deleteUnreadable(known: readonly { arcadeId: string; version: number }[]): Promise<void> {
    const values = [known.map(({ arcadeId }) => arcadeId), known.map(({ version }) => version)];
    await this.sql.inBackground((client) => client.query({ ...DELETE_UNREADABLE, values }));
  }

  async deleteOld(limit: number): Promise<number> {
    const rows = await this.sql.run(DELETE_OLD, [limit]);
    return rows.length;
  }

  async deleteOfDeleted(limit: number): Promise<number> {
    const rows = await this.sql.run(DELETE_OF_DELETED, [limit]);
    return rows.length;
  }
}
