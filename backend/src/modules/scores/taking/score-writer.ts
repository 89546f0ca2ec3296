import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { COMMIT_BATCH } from '../../../config/limits.js';
import { Sql } from '../../../core/database/sql.js';
import { unavailable } from '../../../core/errors/app-error.js';
import { isAway } from '../../../core/errors/to-app-error.js';
import { ACCEPT_PLAYED_SCORES, ACCEPT_SCORES, type AcceptedRow } from './accept-scores.sql.js';
import { AcceptedScores } from './accepted-scores.js';
import { EarnedAchievements } from './earned-achievements.js';
import { GroupCommit } from './group-commit.js';
import { KnownPlay } from './known-play.js';
import { Repeats } from './repeats.js';
import { ScoreIds } from './score-ids.js';
import type { Submission, WrittenScore } from './submission.js';

/** Two, so that one batch gathers and is sent while the other waits for the disk. */
const LANES = 2;
const MOST_WAITING = 20_000;
/** What a batch says of a score whose idempotency key was taken. */
const REPEAT = Symbol('repeat');
type Outcome = WrittenScore | typeof REPEAT;

/** Makes scores durable: many submissions, one commit (docs/decisions/0001). */
@Injectable()
export class ScoreWriter implements OnModuleDestroy {
  private readonly known = new KnownPlay();
  private readonly commits: GroupCommit<Submission, Outcome>;

  constructor(
    private readonly sql: Sql,
    private readonly ids: ScoreIds,
    private readonly accepted: AcceptedScores,
    private readonly repeats: Repeats,
    private readonly earned: EarnedAchievements,
  ) {
    this.commits = new GroupCommit((batch) => this.commit(batch), {
      lanes: LANES,
      largest: COMMIT_BATCH,
      mostWaiting: MOST_WAITING,
      onFull: () => unavailable(),
    });
  }

  /** Resolves after COMMIT, with the rank the player has then. */
  async write(submission: Submission): Promise<WrittenScore> {
    const outcome = await this.commits.add(submission);
    // Outside the batch: a repeat may wait for the first one's answer, and the batch must not.
    if (outcome !== REPEAT) return outcome;
    const first = await this.repeats.find(submission);
    if (!first) throw unavailable();
    return first;
  }

  async onModuleDestroy(): Promise<void> {
    await this.commits.drained();
  }

  private async commit(batch: Submission[]): Promise<PromiseSettledResult<Outcome>[]> {
    try {
      return await this.commitTogether(batch);
    } catch (error) {
      // When the server went away the outcome is unknown: only the caller, with its key, may try again.
      if (batch.length === 1 || isAway(error)) return batch.map(() => ({ status: 'rejected', reason: error }));
      return Promise.allSettled(batch.map(async (submission) => this.commitAlone(submission)));
    }
  }

  /** One bad score must spoil no other, so a batch that was refused is tried item by item. */
  private async commitAlone(submission: Submission): Promise<Outcome> {
    const [result] = await this.commitTogether([submission]);
    if (result?.status === 'fulfilled') return result.value;
    throw result?.reason;
  }

  private async commitTogether(batch: Submission[]): Promise<PromiseSettledResult<Outcome>[]> {
    const ids = await this.ids.take(batch.length);
    const now = Date.now();
    const isPlayed = batch.some(({ origin }) => origin !== undefined);
    const [row] = await this.sql.run<AcceptedRow>(isPlayed ? ACCEPT_PLAYED_SCORES : ACCEPT_SCORES, [
      ids,
      batch.map(({ userId }) => userId),
      batch.map(({ gameId }) => gameId),
      batch.map(({ score }) => score),
      batch.map(({ idempotencyKey }) => idempotencyKey ?? null),
      batch.map(({ userId, gameId, score }) => this.known.mayMatter(userId, gameId, score, now)),
      this.known.removals,
      ...(isPlayed ? originColumns(batch) : []),
    ]);
    if (!row) throw new Error('the statement answered nothing');
    const claimed = new Set(row.claimed);
    const isRepeat = (index: number) => batch[index]?.idempotencyKey !== undefined && !claimed.has(ids[index] ?? 0);
    const fresh = batch.flatMap((submission, index) =>
      isRepeat(index) ? [] : [{ ...submission, id: ids[index] ?? 0 }],
    );
    if (fresh.some(({ origin }) => origin !== undefined && origin.achievements.length > 0)) this.earned.tell();
    this.known.noteAll(fresh, row.at.getTime(), row.removals);
    const written = await this.accepted.settle(fresh, row);
    return ids.map((id, index) => ({
      status: 'fulfilled',
      value: isRepeat(index) ? REPEAT : required(written.get(id)),
    }));
  }
}

const originColumns = (batch: Submission[]): unknown[] => [
  batch.map(({ origin }) => origin?.sessionId ?? null),
  batch.map(({ origin }) => origin?.seconds ?? null),
  batch.map(({ origin }) => origin?.verified ?? null),
  batch.map(({ origin }) => origin?.achievements.join(',') ?? ''),
];

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a committed score is missing');
  return value;
}
