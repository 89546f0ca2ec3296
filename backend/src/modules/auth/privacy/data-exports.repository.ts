import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ago, databaseTime } from '../../../core/database/database-time.js';
import { deleteInBatches } from '../shared/delete-in-batches.sql.js';
import { DataExportPiece } from './data-export-piece.entity.js';
import { DataExportRow } from './data-export.entity.js';

/** How long a finished export can be downloaded, in milliseconds. */
const EXPORT_KEPT = 24 * 3_600_000;

/** A part of the compressed document of a run. */
export interface ExportPiece {
  userId: string;
  run: string;
  number: number;
  content: Buffer;
}

/** Locks the account, so that no export is requested for an account that is being deleted. */
const REQUEST = `
  INSERT INTO data_exports (user_id) SELECT id FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET requested_at = now(), ready_at = NULL, run = NULL
  WHERE data_exports.ready_at IS NOT NULL`;

const ADD_PIECE = `
  INSERT INTO data_export_pieces (run, number, user_id, content)
  SELECT run, ?, user_id, ? FROM data_exports WHERE user_id = ? AND run = ? FOR SHARE
  RETURNING number`;

/** Keeps the pieces of a run that has begun in the meantime. */
const DELETE_SUPERSEDED_PIECES = `
  DELETE FROM data_export_pieces AS piece WHERE user_id = ?
  AND NOT EXISTS (SELECT FROM data_exports WHERE user_id = piece.user_id AND run = piece.run)`;

/** Exports of personal data, and the pieces of their documents. */
@Injectable()
export class DataExportsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null if there is none, or it was kept long enough. */
  find(userId: string): Promise<DataExportRow | null> {
    const kept = [{ readyAt: null }, { readyAt: { $gt: databaseTime(-EXPORT_KEPT) } }];
    return this.em.fork().findOne(DataExportRow, { user: userId, $or: kept });
  }

  /** Returns the users with pending exports, oldest request first. */
  async findPending(): Promise<string[]> {
    const rows = await this.em.fork().find(DataExportRow, { readyAt: null }, { orderBy: { requestedAt: 'asc' } });
    return rows.map(({ user }) => user.id);
  }

  /** Requests an export unless one is pending. */
  async request(userId: string): Promise<void> {
    await this.em.fork().execute(REQUEST, [userId]);
  }

  /** Begins a run from scratch, which supersedes an earlier one. Returns false if no export is pending. */
  async begin(userId: string, run: string): Promise<boolean> {
    const em = this.em.fork();
    if ((await em.nativeUpdate(DataExportRow, { user: userId, readyAt: null }, { run })) === 0) return false;
    await em.execute(DELETE_SUPERSEDED_PIECES, [userId]);
    return true;
  }

  /** False if the run was superseded: the account may have been deleted, or another node may have started a new run. */
  async addPiece({ userId, run, number, content }: ExportPiece): Promise<boolean> {
    return (await this.em.fork().execute<object[]>(ADD_PIECE, [number, content, userId, run])).length > 0;
  }

  async markReady(userId: string, run: string): Promise<void> {
    await this.em.fork().nativeUpdate(DataExportRow, { user: userId, run }, { readyAt: databaseTime() });
  }

  findPiece(run: string, number: number): Promise<DataExportPiece | null> {
    return this.em.fork().findOne(DataExportPiece, { run, number });
  }

  async deleteExpired(): Promise<void> {
    await deleteInBatches(this.em, {
      table: 'data_exports',
      key: 'user_id',
      where: `ready_at < ${ago(EXPORT_KEPT)}`,
    });
  }

  /** Within the transaction that deletes the account. */
  async delete(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(DataExportRow, { user: userId });
  }
}
