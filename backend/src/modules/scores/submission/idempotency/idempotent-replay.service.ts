import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import { READ_REPEAT, type RepeatRow } from '../commit/accept-scores.sql.js';
import { IdempotencyResponseStore } from './idempotency-response.store.js';
import { BestProjection } from '../../bests/best-projection.service.js';
import { RankSets } from '../../ranks/rank-sets.store.js';
import { spanId } from '../../shared/board.js';
import { idempotencyMismatch } from '../submission.errors.js';
import type { Submission, WrittenScore } from '../submission.js';

const POLL_EVERY = 20;

/** Replays the response to a score whose idempotency key has been used. */
@Injectable()
export class IdempotentReplay {
  constructor(
    private readonly sql: Sql,
    private readonly responses: IdempotencyResponseStore,
    private readonly ranks: RankSets,
    private readonly projection: BestProjection,
  ) {}

  /** Returns undefined if no score was stored with the key. */
  async find(submission: Submission): Promise<WrittenScore | undefined> {
    const first = await this.first(submission);
    if (!first) return undefined;
    if (first.boardId !== submission.boardId || first.score !== submission.score) throw idempotencyMismatch();
    if (first.answered) return replayOf(first);
    // The response was lost in a crash: it is computed again and stored.
    await this.projection.projectAll();
    const projected = (await this.read(submission)) ?? first;
    const recovered = { ...replayOf(projected), rank: await this.rankNow(submission) };
    this.responses.store({ first: first.id, last: first.id, written: new Map([[first.id, recovered]]) });
    return recovered;
  }

  /** The score of the first request. Its response is stored shortly after it, possibly by another node. */
  private async first(submission: Submission): Promise<RepeatRow | undefined> {
    for (;;) {
      const first = await this.read(submission);
      if (!first || first.answered || !first.recent) return first;
      await wait(POLL_EVERY);
    }
  }

  private async read({ userId, idempotencyKey }: Submission): Promise<RepeatRow | undefined> {
    const [first] = await this.sql.run<RepeatRow>(READ_REPEAT, [userId, idempotencyKey]);
    return first;
  }

  private async rankNow({ boardId, userId }: Submission): Promise<number | null> {
    const place = await this.ranks.locate(spanId({ board: boardId, period: 'all' }), userId).catch(() => undefined);
    return place ? place.above + 1 : null;
  }
}

function replayOf({ id, createdAt, personalBest, rank }: RepeatRow): WrittenScore {
  return { id, createdAt: createdAt.toISOString(), personalBest, rank, replayed: true };
}
