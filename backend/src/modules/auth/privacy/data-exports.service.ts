import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { DataExport } from '@gamegeek/contracts/auth/account.schemas.js';
import { notFound } from '../../../core/errors/app-error.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.service.js';
import { DataExportsRepository, type ExportPiece } from './data-exports.repository.js';
import { exportDocument } from './export-document.js';

export const MAKE_EXPORTS = 'make-exports';
const PIECE_BYTES = 256 * 1024;

/** Exports of personal data: requested by the user, created by a job, downloadable for one day. */
@Injectable()
export class DataExportsService {
  constructor(
    private readonly exports: DataExportsRepository,
    private readonly data: PersonalDataRegistry,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
  ) {}

  async status(userId: string): Promise<DataExport> {
    const row = await this.exports.find(userId);
    if (!row) return { status: 'none', requested_at: null, ready_at: null };
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
    await this.exports.request(userId);
    this.jobs.request(MAKE_EXPORTS, 0);
    return this.status(userId);
  }

  /** Streams the compressed document. */
  async fetch(userId: string): Promise<AsyncIterable<Buffer>> {
    const row = await this.exports.find(userId);
    if (!row?.readyAt || !row.run) throw notFound('This copy of your data');
    return this.piecesOf(row.run);
  }

  /** Returns the users with pending exports, oldest request first. */
  requested(): Promise<string[]> {
    return this.exports.findPending();
  }

  /** Creates the export from scratch. A run that was superseded stops and leaves nothing behind. */
  async create(userId: string): Promise<void> {
    const run = randomUUID();
    if (!(await this.exports.begin(userId, run))) return;
    const document = exportDocument(this.data.parts, userId, new Date());
    await pipeline(document, createGzip(), inPieces, async (pieces: AsyncIterable<Buffer>) => {
      let number = 0;
      for await (const content of pieces) await this.add({ userId, run, number: (number += 1), content });
    });
    await this.exports.markReady(userId, run);
  }

  async forgetExpired(): Promise<void> {
    await this.exports.deleteExpired();
  }

  private async add(piece: ExportPiece): Promise<void> {
    if (!(await this.exports.addPiece(piece))) throw new Error('this run of the export was superseded');
  }

  private async *piecesOf(run: string): AsyncGenerator<Buffer> {
    for (let number = 1; ; number += 1) {
      const piece = await this.exports.findPiece(run, number);
      if (!piece) return;
      yield Buffer.from(piece.content);
    }
  }
}

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
