import type { BuildReason, BuildVerdict } from '@gamegeek/contracts/builds/builds.schemas.js';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { runIn, type Transaction } from '../../../core/database/transaction.js';

export interface BuildRow extends Row {
  id: string;
  gameId: number;
  number: number;
  sha256: Buffer;
  size: number;
  files: number;
  verdict: BuildVerdict;
  reasons: BuildReason[];
  notes: string;
  hiddenReason: string | null;
  published: boolean;
  createdAt: Date;
}

/** A file of a build, as it is served. */
export interface StoredBuildFile extends Row {
  path: string;
  sha256: string;
  /** As it is stored, in bytes. */
  size: number;
  encoding: 'br' | 'gzip' | null;
}

const COLUMNS = `
  b.id, b.game_id AS "gameId", b.number, b.sha256, b.size, b.verdict, b.reasons, b.notes,
  b.hidden_reason AS "hiddenReason", b.created_at AS "createdAt", g.build_id IS NOT DISTINCT FROM b.id AS published,
  (SELECT count(*)::int FROM build_files f WHERE f.build_id = b.id) AS files`;

/** $1 game. */
const OF_GAME = {
  name: 'builds-of-game',
  text: `SELECT ${COLUMNS} FROM builds b JOIN games g ON g.id = b.game_id WHERE b.game_id = $1 ORDER BY b.number DESC`,
};

/** $1 game: those of all games of its creator count for the account. */
const USAGE = {
  name: 'usage-of-builds',
  text: `
    SELECT (SELECT count(*)::int FROM builds WHERE game_id = $1) AS builds,
      (SELECT coalesce(sum(b.size), 0)::bigint FROM builds b JOIN games g ON g.id = b.game_id
       WHERE g.created_by = (SELECT created_by FROM games WHERE id = $1)) AS bytes`,
};

/** $1 game. Keeps two uploads from counting without each other. */
const LOCK_ACCOUNT = {
  name: 'lock-account-of-game',
  text: `SELECT FROM users WHERE id = (SELECT created_by FROM games WHERE id = $1) FOR NO KEY UPDATE`,
};

/** $1 build. */
const FILES = {
  name: 'files-of-build',
  text: `
    SELECT f.path, encode(f.sha256, 'hex') AS sha256, s.size, f.encoding
    FROM build_files f JOIN builds b ON b.id = f.build_id JOIN stored_files s ON s.sha256 = f.sha256
    WHERE f.build_id = $1 AND b.hidden_reason IS NULL`,
};

/** $1 game, $2 number. */
const DELETE = {
  name: 'delete-build',
  text: `
    DELETE FROM builds b USING games g
    WHERE b.game_id = $1 AND b.number = $2 AND g.id = b.game_id AND g.build_id IS DISTINCT FROM b.id RETURNING b.id`,
};

/** $1 game, $2 build. */
const PUBLISH = {
  name: 'publish-build',
  text: `UPDATE games SET build_id = $2, launch = 'hosted', updated_at = now() WHERE id = $1`,
};

@Injectable()
export class BuildsRepository {
  constructor(private readonly sql: Sql) {}

  /** The newest first. */
  ofGame(gameId: number): Promise<BuildRow[]> {
    return this.sql.run<BuildRow>(OF_GAME, [gameId]);
  }

  /** The number of builds of the game, and the bytes of those of its creator. */
  async usage(gameId: number, tx?: Transaction): Promise<{ builds: number; bytes: number }> {
    const rows = tx
      ? await runIn<{ builds: number; bytes: number }>(tx, USAGE, [gameId])
      : await this.sql.run<Row & { builds: number; bytes: number }>(USAGE, [gameId]);
    return rows[0] ?? { builds: 0, bytes: 0 };
  }

  async lockAccountOf(tx: Transaction, gameId: number): Promise<void> {
    await runIn(tx, LOCK_ACCOUNT, [gameId]);
  }

  /** None if the build does not exist or is hidden. */
  filesOf(buildId: string): Promise<StoredBuildFile[]> {
    return this.sql.run<StoredBuildFile>(FILES, [buildId]);
  }

  /** Returns the id of the deleted build; undefined if there is none, or it is the published one. */
  async delete(gameId: number, number: number): Promise<string | undefined> {
    const [row] = await this.sql.run<Row & { id: string }>(DELETE, [gameId, number]);
    return row?.id;
  }

  async publish(tx: Transaction, gameId: number, buildId: string): Promise<void> {
    await runIn(tx, PUBLISH, [gameId, buildId]);
  }
}
