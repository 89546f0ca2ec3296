import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.js';
import { READ_REPEAT, type RepeatRow } from './accept-scores.sql.js';
import { AnswerKeeper } from './answer-keeper.js';
import { boardId } from '../boards/board.js';
import { RankSets } from '../boards/rank-sets.js';
import { idempotencyMismatch } from '../scores.errors.js';
import type { Submission, WrittenScore } from './submission.js';

const LOOK_EVERY = 20;

/** Answers a score whose idempotency key has been used, in the words of the first answer. */
@Injectable()
export class Repeats {
  constructor(
    private readonly sql: Sql,
    private readonly answers: AnswerKeeper,
    private readonly ranks: RankSets,
  ) {}

  /** Undefined when no score has been stored with the key. */
  async find(submission: Submission): Promise<WrittenScore | undefined> {
    const first = await this.first(submission);
    if (!first) return undefined;
    if (first.gameId !== submission.gameId || first.score !== submission.score) throw idempotencyMismatch();
    const { id, createdAt, personalBest, rank, answered } = first;
    const written: WrittenScore = { id, createdAt, personalBest, rank, replayed: true };
    if (answered) return written;
    // A crash took the first answer with it: it is given anew, and kept.
    const recovered = { ...written, rank: await this.rankNow(submission) };
    this.answers.keep([{ ...submission, id }], new Map([[id, recovered]]));
    return recovered;
  }

  /** What the first request stored. Its answer is kept a moment after its score, maybe by another node. */
  private async first({ userId, idempotencyKey }: Submission): Promise<RepeatRow | undefined> {
    for (;;) {
      const [first] = await this.sql.run<RepeatRow>(READ_REPEAT, [userId, idempotencyKey]);
      if (!first || first.answered || !first.recent) return first;
      await wait(LOOK_EVERY);
    }
  }

  private async rankNow({ gameId, userId }: Submission): Promise<number | null> {
    const place = await this.ranks.locate(boardId({ scope: gameId, period: 'all' }), userId).catch(() => undefined);
    return place ? place.above + 1 : null;
  }
}
