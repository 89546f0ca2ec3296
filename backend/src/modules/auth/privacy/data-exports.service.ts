import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { DataExport } from '@gamegeek/contracts/auth/auth.types.js';
import { notFound } from '../../../core/errors/app-error.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { PersonalData } from '../personal-data/index.js';
import { ago, deleteInBatches } from '../shared/delete-in-batches.sql.js';
import { DataExportPiece } from './data-export-piece.entity.js';
import { DataExportRow } from './data-export.entity.js';
import { exportDocument } from './export-document.js';

export const MAKE_EXPORTS = 'make-exports';
/** How long a finished export can be downloaded, in milliseconds. */
const EXPORT_KEPT = 24 * 3_600_000;
const PIECE_BYTES = 256 * 1024;

/** Locks the account, so that no export is requested for an account that is being deleted. */
const REQUEST = `
  INSERT INTO data_exports (user_id) SELECT id FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET requested_at = now(), ready_at = NULL, run = NULL
  WHERE data_exports.ready_at IS NOT NULL`;

/** Only while the run is valid: the account may have been deleted, or another node may have started a new run. */
const ADD_PIECE = `
  INSERT INTO data_export_pieces (run, number, user_id, content)
  SELECT run, ?, user_id, ? FROM data_exports WHERE user_id = ? AND run = ?
  RETURNING number`;

/** Exports of personal data: requested by the user, created by a job, downloadable for one day. */
@Injectable()
export class DataExportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
  ) {}

  async status(userId: string): Promise<DataExport> {
    const row = await this.em.fork().findOne(DataExportRow, { user: userId });
    if (!row || isOver(row)) return { status: 'none', requested_at: null, ready_at: null };
    return {
      status: row.readyAt ? 'ready' : 'preparing',
      requested_at: row.requestedAt.toISOString(),
      ready_at: row.readyAt?.toISOString() ?? null,
    };
  }

  /** Returns the pending export if there is one. */
  async request(userId: string): Promise<DataExport> {
    const known = await this.status(userId);
    if (known.status === 'preparing') return known;
    await this.limits.consume('dataExport', userId);
    await this.em.fork().execute(REQUEST, [userId]);
    this.jobs.request(MAKE_EXPORTS, 0);
    return this.status(userId);
  }

  /** Streams the compressed document. */
  async fetch(userId: string): Promise<AsyncIterable<Buffer>> {
    const row = await this.em.fork().findOne(DataExportRow, { user: userId });
    if (!row?.readyAt || !row.run || isOver(row)) throw notFound('This copy of your data');
    return this.piecesOf(row.run);
  }

  /** Returns the users with pending exports, oldest request first. */
  async requested(): Promise<string[]> {
    const rows = await this.em.fork().find(DataExportRow, { readyAt: null }, { orderBy: { requestedAt: 'asc' } });
    return rows.map(({ user }) => user.id);
  }

  /** Creates the export from scratch. A run that was superseded stops and leaves nothing behind. */
  async create(userId: string): Promise<void> {
    const em = this.em.fork();
    const run = randomUUID();
    const mine = await em.nativeUpdate(DataExportRow, { user: userId, readyAt: null }, { run });
    if (mine === 0) return;
    await em.nativeDelete(DataExportPiece, { userId });
    const document = exportDocument(this.data.parts, userId, new Date());
    await pipeline(document, createGzip(), inPieces, async (pieces: AsyncIterable<Buffer>) => {
      let number = 0;
      for await (const piece of pieces) await this.add(userId, run, (number += 1), piece);
    });
    await em.nativeUpdate(DataExportRow, { user: userId, run }, { readyAt: new Date() });
  }

  async forgetExpired(): Promise<void> {
    const expired = { table: 'data_exports', key: 'user_id', where: 'ready_at < ?' };
    await deleteInBatches(this.em, expired, [ago(EXPORT_KEPT)]);
  }

  private async add(userId: string, run: string, number: number, piece: Buffer): Promise<void> {
    const added = await this.em.fork().execute<object[]>(ADD_PIECE, [number, piece, userId, run]);
    if (added.length === 0) throw new Error('this run of the export was superseded');
  }

  private async *piecesOf(run: string): AsyncGenerator<Buffer> {
    for (let number = 1; ; number += 1) {
      const piece = await this.em.fork().findOne(DataExportPiece, { run, number });
      if (!piece) return;
      yield Buffer.from(piece.content);
    }
  }
}

const isOver = ({ readyAt }: DataExportRow): boolean =>
  readyAt instanceof Date && readyAt.getTime() < Date.now() - EXPORT_KEPT;

/** Splits a stream into parts of equal size; the last one may be smaller. */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}
