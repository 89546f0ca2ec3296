import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.js';
import { KEEP_ANSWERS } from './accept-scores.sql.js';
import type { FreshScore, WrittenScore } from './submission.js';

const KEEP_EVERY = 100;

interface Kept {
  userId: string;
  key: string;
  personalBest: boolean;
  rank: number | null;
}

/**
 * Stores the responses to scores with an idempotency key, in batches and after they have been sent. The score itself is
 * durable already: after a crash in between, a replay has the rank of its own time (see `idempotent-replay.ts`).
 */
@Injectable()
export class IdempotencyResponseStore implements BeforeApplicationShutdown {
  private readonly log = new Logger('Scores');
  private waiting: Kept[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly sql: Sql) {}

  keep(scores: FreshScore[], written: Map<number, WrittenScore>): void {
    for (const { id, userId, idempotencyKey } of scores) {
      const answer = written.get(id);
      if (idempotencyKey === undefined || !answer) continue;
      this.waiting.push({ userId, key: idempotencyKey, personalBest: answer.personalBest, rank: answer.rank });
    }
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => void this.flush(), KEEP_EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const kept = this.waiting;
    if (kept.length === 0) return;
    this.waiting = [];
    try {
      await this.sql.note(KEEP_ANSWERS, [
        kept.map(({ userId }) => userId),
        kept.map(({ key }) => key),
        kept.map(({ personalBest }) => personalBest),
        kept.map(({ rank }) => rank),
      ]);
    } catch (error) {
      this.log.warn({ err: error }, 'answers could not be kept for repeats');
    }
  }
}
