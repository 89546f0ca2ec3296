import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { BatchResult } from '@gamegeek/contracts/scores/batch.schemas.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { batchMismatch } from '../submission.errors.js';
import { CLAIM_BATCH, STORE_RESULTS, READ_BATCH, RELEASE_BATCH, type BatchRow } from './idempotent-batches.sql.js';
import { InFlightRequests } from './in-flight-requests.js';

const POLL_EVERY = 20;

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
 * Processes a batch once for each idempotency key; repeats get the same results. The row in the database is claimed
 * first, so that the same batch on another node waits for the results. An expired claim was left by a crash, and the
 * next repeat takes it over; items that were committed before the crash are not stored again, because each has its own
 * key (`itemKey`).
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
      () => this.claimOrReplay([ownerId, key], hash, work),
      batchMismatch,
    );
    return { results: result.results, replayed: shared || result.replayed };
  }

  private async claimOrReplay(
    id: [ownerId: string, key: string],
    hash: string,
    work: () => Promise<BatchResult[]>,
  ): Promise<BatchOutcome> {
    for (;;) {
      const [batch] = await this.sql.run<BatchRow>(READ_BATCH, id);
      if (batch && batch.bodyHash !== hash) throw batchMismatch();
      if (batch?.results) return { results: JSON.parse(batch.results) as BatchResult[], replayed: true };
      if (batch && !batch.abandoned) {
        await wait(POLL_EVERY);
        continue;
      }
      const claimed = await this.sql.run(CLAIM_BATCH, [...id, hash]);
      if (claimed.length > 0) return { results: await this.processClaimed(id, work), replayed: false };
    }
  }

  private async processClaimed(id: [string, string], work: () => Promise<BatchResult[]>): Promise<BatchResult[]> {
    try {
      const results = await work();
      // Server errors are not stored, because a repeat may succeed.
      if (results.some(({ status }) => status >= 500)) {
        await this.sql.run(RELEASE_BATCH, id);
        return results;
      }
      const [row] = await this.sql.run<Pick<BatchRow, 'results'>>(STORE_RESULTS, [...id, JSON.stringify(results)]);
      return row?.results ? (JSON.parse(row.results) as BatchResult[]) : results;
    } catch (error) {
      await this.sql.run(RELEASE_BATCH, id).catch(() => undefined);
      throw error;
    }
  }
}

/** The key of an item without one in a batch with a key. Callers cannot send it, because it contains spaces. */
export function itemKey(batchKey: string, index: number): string {
  return `batch ${sha256(batchKey)} ${index}`;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
