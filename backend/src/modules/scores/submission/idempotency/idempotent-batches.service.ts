import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BatchResult } from '@gamegeek/contracts/scores/batch.schemas.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { batchMismatch } from '../submission.errors.js';
import { BEGIN_BATCH, STORE_RESULTS, type BatchRow } from './idempotent-batches.sql.js';
import { InFlightRequests } from './in-flight-requests.js';

export interface KeyedBatch {
  ownerId: string;
  /** The Idempotency-Key of the whole batch. */
  key: string;
  items: unknown[];
}

export interface BatchOutcome {
  results: BatchResult[];
  /** The results are those of an earlier request with this key. */
  replayed: boolean;
}

/**
 * Answers repeats of a batch with the results of the first request, also where items were refused. That each score is
 * stored once, on several nodes and after a crash, is up to the keys of the items (`itemKey`).
 */
@Injectable()
export class IdempotentBatches {
  private readonly inFlight = new InFlightRequests<string, BatchOutcome>((a, b) => a === b);

  constructor(private readonly sql: Sql) {}

  async process({ ownerId, key, items }: KeyedBatch, work: () => Promise<BatchResult[]>): Promise<BatchOutcome> {
    const hash = sha256(JSON.stringify(items));
    const { result, shared } = await this.inFlight.run(
      `${ownerId} ${key}`,
      hash,
      () => this.processUnlessStored([ownerId, key, hash], work),
      batchMismatch,
    );
    return { results: result.results, replayed: shared || result.replayed };
  }

  private async processUnlessStored(batch: BatchId, work: () => Promise<BatchResult[]>): Promise<BatchOutcome> {
    const earlier = await this.begin(batch);
    if (earlier) return { results: earlier, replayed: true };
    const results = await work();
    // Server errors are not stored, because a repeat may succeed.
    if (results.some(({ status }) => status >= 500)) return { results, replayed: false };
    const stored = await this.sql.run(STORE_RESULTS, [...batch.slice(0, 2), JSON.stringify(results)]);
    if (stored.length > 0) return { results, replayed: false };
    // A repeat on another node was faster.
    return { results: (await this.begin(batch)) ?? results, replayed: true };
  }

  /** The results of an earlier request. Throws if that had another body. */
  private async begin(batch: BatchId): Promise<BatchResult[] | undefined> {
    const [row] = await this.sql.run<BatchRow>(BEGIN_BATCH, batch);
    if (row?.bodyHash !== batch[2]) throw batchMismatch();
    return row.results === null ? undefined : (JSON.parse(row.results) as BatchResult[]);
  }
}

type BatchId = [ownerId: string, key: string, bodyHash: string];

/** The key of an item without one in a batch with a key. Callers cannot send it, because it contains spaces. */
export function itemKey(batchKey: string, index: number): string {
  return `batch ${sha256(batchKey)} ${index}`;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
