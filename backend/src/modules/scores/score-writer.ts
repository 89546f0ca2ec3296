import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { COMMIT_BATCH } from '../../config/limits.js';
import { Sql } from '../../core/database/sql.js';
import { unavailable } from '../../core/errors/app-error.js';
import { isAway } from '../../core/errors/to-app-error.js';
import { ACCEPT_SCORES, READ_REPEATS, type AcceptedRow, type RepeatRow } from './accept-scores.sql.js';
import { AcceptedScores } from './accepted-scores.js';
import { GroupCommit } from './group-commit.js';
import { idempotencyMismatch } from './scores.errors.js';
import { ScoreIds } from './score-ids.js';
import type { Submission, WrittenScore } from './submission.js';

/** Two, so that one batch gathers and is sent while the other waits for the disk. */
const LANES = 2;
const MOST_WAITING = 20_000;

/** Makes scores durable: many submissions, one commit (DESIGN section 4). */
@Injectable()
export class ScoreWriter implements OnModuleDestroy {
  private readonly commits: GroupCommit<Submission, WrittenScore>;

  constructor(
    private readonly sql: Sql,
    private readonly ids: ScoreIds,
    private readonly accepted: AcceptedScores,
  ) {
    this.commits = new GroupCommit((batch) => this.commit(batch), {
      lanes: LANES,
      largest: COMMIT_BATCH,
      mostWaiting: MOST_WAITING,
      onFull: () => unavailable(),
    });
  }

  /** Resolves after COMMIT, with the rank the player has then. */
  write(submission: Submission): Promise<WrittenScore> {
    return this.commits.add(submission);
  }

  async onModuleDestroy(): Promise<void> {
    await this.commits.drained();
  }

  private async commit(batch: Submission[]): Promise<PromiseSettledResult<WrittenScore>[]> {
    try {
      return await this.commitTogether(batch);
    } catch (error) {
      // When the server went away the outcome is unknown: only the caller, with its key, may try again.
      if (batch.length === 1 || isAway(error)) return batch.map(() => ({ status: 'rejected', reason: error }));
      return Promise.allSettled(batch.map(async (submission) => this.commitAlone(submission)));
    }
  }

  /** One bad score must spoil no other, so a batch that was refused is tried item by item. */
  private async commitAlone(submission: Submission): Promise<WrittenScore> {
    const [result] = await this.commitTogether([submission]);
    if (result?.status === 'fulfilled') return result.value;
    throw result?.reason;
  }

  private async commitTogether(batch: Submission[]): Promise<PromiseSettledResult<WrittenScore>[]> {
    const ids = await this.ids.take(batch.length);
    const [row] = await this.sql.run<AcceptedRow>(ACCEPT_SCORES, [
      ids,
      batch.map(({ userId }) => userId),
      batch.map(({ gameId }) => gameId),
      batch.map(({ score }) => score),
      batch.map(({ idempotencyKey }) => idempotencyKey ?? null),
    ]);
    if (!row) throw new Error('the statement answered nothing');
    const claimed = new Set(row.claimed);
    const isRepeat = (index: number) => batch[index]?.idempotencyKey !== undefined && !claimed.has(ids[index] ?? 0);
    const fresh = batch.flatMap((submission, index) =>
      isRepeat(index) ? [] : [{ ...submission, id: ids[index] ?? 0 }],
    );
    const [written, repeats] = await Promise.all([
      this.accepted.settle(fresh, row),
      this.readRepeats(batch.filter((_, index) => isRepeat(index))),
    ]);
    return batch.map((submission, index) => {
      if (!isRepeat(index)) return { status: 'fulfilled', value: required(written.get(ids[index] ?? 0)) };
      return answerRepeat(submission, repeats.get(repeatKey(submission.userId, submission.idempotencyKey)));
    });
  }

  private async readRepeats(repeats: Submission[]): Promise<Map<string, RepeatRow>> {
    if (repeats.length === 0) return new Map();
    const rows = await this.sql.run<RepeatRow>(READ_REPEATS, [
      repeats.map(({ userId }) => userId),
      repeats.map(({ idempotencyKey }) => idempotencyKey),
    ]);
    return new Map(rows.map((row) => [repeatKey(row.userId, row.key), row]));
  }
}

const repeatKey = (userId: string, key: string | undefined) => `${userId} ${key}`;

function answerRepeat(submission: Submission, first: RepeatRow | undefined): PromiseSettledResult<WrittenScore> {
  if (!first) return { status: 'rejected', reason: unavailable() };
  if (first.gameId !== submission.gameId || first.score !== submission.score) {
    return { status: 'rejected', reason: idempotencyMismatch() };
  }
  const { id, createdAt, personalBest, rank } = first;
  return {
    status: 'fulfilled',
    value: { id, createdAt, personalBest: personalBest ?? false, rank, replayed: true },
  };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a committed score is missing');
  return value;
}
