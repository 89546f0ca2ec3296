import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import { LimitedLog } from '../../../../core/logging/limited-log.js';
import { STORE_RESPONSES } from '../commit/accept-scores.sql.js';
import type { WrittenScore } from '../submission.js';

const STORE_EVERY_MS = 100;

/** The consecutive ids of a committed batch, and the responses to its scores. */
interface Responses {
  first: number;
  last: number;
  written: ReadonlyMap<number, WrittenScore>;
}

/** The same as a row of `score_responses`, with PostgreSQL array literals. */
interface ResponseRow {
  first: number;
  last: number;
  personalBests: string;
  ranks: string;
}

/**
 * Stores the responses to batches with idempotency keys, one row for each batch, after the responses were sent. If a
 * crash loses them, replays have the current rank (see `idempotent-replay.service.ts`).
 */
@Injectable()
export class IdempotencyResponseStore implements BeforeApplicationShutdown {
  private readonly log = new LimitedLog(new Logger('Scores'));
  private waiting: ResponseRow[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly sql: Sql) {}

  store(responses: Responses): void {
    const { first, last } = responses;
    this.waiting.push({
      first,
      last,
      personalBests: listOf(responses, ({ personalBest }) => personalBest),
      ranks: listOf(responses, ({ rank }) => rank),
    });
    this.timer ??= setTimeout(() => void this.flush(), STORE_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const batches = this.waiting;
    if (batches.length === 0) return;
    this.waiting = [];
    try {
      await this.sql.note(STORE_RESPONSES, [
        batches.map(({ first }) => first),
        batches.map(({ last }) => last),
        batches.map(({ personalBests }) => personalBests),
        batches.map(({ ranks }) => ranks),
      ]);
    } catch (error) {
      this.log.warn({ err: error }, 'responses could not be stored for replays');
    }
  }
}

/** A PostgreSQL array literal. */
function listOf({ first, last, written }: Responses, value: (score: WrittenScore) => boolean | number | null): string {
  const values: string[] = [];
  for (let id = first; id <= last; id += 1) {
    const score = written.get(id);
    values.push(String((score && value(score)) ?? 'NULL'));
  }
  return `{${values.join(',')}}`;
}
