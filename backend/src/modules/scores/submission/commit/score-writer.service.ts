import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { COMMIT_BATCH } from '../../../../config/limits.js';
import { bigintArray, integerArray, uuidArray } from '../../../../core/database/binary-arrays.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { unavailable } from '../../../../core/errors/app-error.js';
import { isAway } from '../../../../core/errors/to-app-error.js';
import { acceptStatement, type AcceptedRow } from './accept-scores.sql.js';
import { GroupCommit, type Committed } from './group-commit.js';
import { IdempotentReplay } from '../idempotency/idempotent-replay.service.js';
import { ScoreIds } from './score-ids.service.js';
import type { CommittedScores } from './committed-scores.js';
import { StoredScoresNotifier } from './stored-scores.notifier.js';
import { ScorePublisher } from '../publishing/score.publisher.js';
import { earnsAchievements, type FreshScore, type Submission, type WrittenScore } from '../submission.js';

const MOST_WAITING = 20_000;
/** In milliseconds. */
const EXPECT_REPEATS_FOR = 5_000;
const UNIQUE_VIOLATION = '23505';
/** A promise if the idempotency key was taken: a replay may have to wait for the first response. */
type Outcome = WrittenScore | Promise<WrittenScore>;

/** Stores scores, many submissions in one commit (docs/decisions/0001). */
@Injectable()
export class ScoreWriter implements OnModuleDestroy {
  private readonly commits: GroupCommit<Submission, WrittenScore>;
  private expectRepeatsUntil = 0;

  constructor(
    private readonly sql: Sql,
    private readonly ids: ScoreIds,
    private readonly publisher: ScorePublisher,
    private readonly replays: IdempotentReplay,
    private readonly stored: StoredScoresNotifier,
  ) {
    this.commits = new GroupCommit((batch) => this.commit(batch), {
      largest: COMMIT_BATCH,
      mostWaiting: MOST_WAITING,
      onFull: () => unavailable(),
    });
  }

  /** Resolves after COMMIT, with the player's rank. */
  write(submission: Submission): Promise<WrittenScore> {
    return this.commits.add(submission);
  }

  private replay(submission: Submission): Promise<WrittenScore> {
    const first = this.findFirst(submission);
    // It may fail before the rest of the batch is stored and the result is passed on.
    first.catch(() => undefined);
    return first;
  }

  private async findFirst(submission: Submission): Promise<WrittenScore> {
    const first = await this.replays.find(submission);
    if (!first) throw unavailable();
    return first;
  }

  async onModuleDestroy(): Promise<void> {
    await this.commits.drained();
  }

  private async commit(batch: Submission[]): Promise<() => Committed<WrittenScore>> {
    try {
      return await this.commitTogether(batch);
    } catch (error) {
      // If PostgreSQL is unreachable the outcome is unknown: only the caller can retry, with its key.
      if (batch.length === 1 || isAway(error)) throw error;
      const results = Promise.all(batch.map(async (submission) => this.commitAlone(submission)));
      await results;
      return () => ({ results });
    }
  }

  /** After a failed batch each score is retried alone, so that one bad score fails alone. */
  private async commitAlone(submission: Submission): Promise<PromiseSettledResult<Outcome>> {
    try {
      const publish = await this.commitTogether([submission]);
      const [result] = await publish().results;
      if (result) return result;
      throw new Error('the score got no result');
    } catch (reason) {
      return { status: 'rejected', reason };
    }
  }

  /** Resolves when the scores are durable, with the function that publishes them. */
  private async commitTogether(batch: Submission[]): Promise<() => Committed<WrittenScore>> {
    const firstId = await this.ids.take(batch.length);
    const ids = batch.map((_, index) => firstId + index);
    const row = await this.insert(batch, ids);
    return () => this.publishStored(batch, firstId, row);
  }

  private publishStored(batch: Submission[], firstId: number, row: AcceptedRow): Committed<WrittenScore> {
    const claimed = row.claimed && new Set(row.claimed);
    const scores = batch.map((submission, index) => ({ ...submission, id: firstId + index }));
    const fresh = claimed
      ? scores.filter(({ id, idempotencyKey }) => idempotencyKey === undefined || claimed.has(id))
      : scores;
    if (fresh.length > 0) this.stored.notify(fresh);
    const isKeyed = fresh.some(({ idempotencyKey }) => idempotencyKey !== undefined);
    const last = firstId + batch.length - 1;
    return this.publish(scores, { scores: fresh, first: firstId, last, isKeyed, row, ...momentOf(row.at) });
  }

  /** Scores that are not fresh are repeats. */
  private publish(scores: FreshScore[], fresh: CommittedScores): Committed<WrittenScore> {
    if (fresh.scores.length === 0)
      return { results: Promise.resolve(scores.map((score) => fulfilled(this.replay(score)))) };
    const { known, all } = this.publisher.publish(fresh);
    return {
      known: scores.map(({ id }) => known.get(id)),
      results: all.then((written) => scores.map((score) => fulfilled(written.get(score.id) ?? this.replay(score)))),
    };
  }

  /**
   * Repeats are rare, and looking for taken keys costs a third of storing free ones. A batch that turns out to contain one
   * is sent again, and for a while all keys may be taken: else a client could have every batch sent twice.
   */
  private async insert(batch: Submission[], ids: number[]): Promise<AcceptedRow> {
    const keyed = batch.some(({ idempotencyKey }) => idempotencyKey !== undefined);
    if (!keyed || performance.now() < this.expectRepeatsUntil)
      return this.insertAs({ keyed, repeats: keyed }, batch, ids);
    try {
      return await this.insertAs({ keyed, repeats: false }, batch, ids);
    } catch (error) {
      if (!isTakenKey(error)) throw error;
      this.expectRepeatsUntil = performance.now() + EXPECT_REPEATS_FOR;
      return this.insertAs({ keyed, repeats: true }, batch, ids);
    }
  }

  private async insertAs(
    { keyed, repeats }: { keyed: boolean; repeats: boolean },
    batch: Submission[],
    ids: number[],
  ): Promise<AcceptedRow> {
    const played = batch.some(({ origin }) => origin !== undefined);
    const earned = batch.some(earnsAchievements);
    const [row] = await this.sql.run<AcceptedRow>(acceptStatement({ keyed, repeats, played, earned }), [
      bigintArray(ids),
      uuidArray(batch.map(({ userId }) => userId)),
      integerArray(batch.map(({ gameId }) => gameId)),
      bigintArray(batch.map(({ score }) => score)),
      JSON.stringify({ first: ids[0], last: ids.at(-1) }),
      ...(keyed ? [batch.map(({ idempotencyKey }) => idempotencyKey ?? null)] : []),
      ...(played ? originColumns(batch) : []),
      ...(earned ? [batch.map(({ origin }) => origin?.achievements.join(',') ?? '')] : []),
    ]);
    if (!row) throw new Error('the statement returned no row');
    return row;
  }
}

const momentOf = (at: Date) => ({ week: weekDate(at.getTime()), day: at.toISOString().slice(0, 10) });

const fulfilled = (value: Outcome): PromiseSettledResult<Outcome> => ({ status: 'fulfilled', value });

const isTakenKey = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.table === 'idempotency_keys';

/** A PostgreSQL array literal of values that need no quotes; faster than the driver's conversion. */
const listOf = (values: (string | number)[]) => `{${values.join(',')}}`;

const originColumns = (batch: Submission[]): unknown[] => [
  listOf(batch.map(({ origin }) => origin?.sessionId ?? 'NULL')),
  listOf(batch.map(({ origin }) => origin?.seconds ?? 'NULL')),
  listOf(batch.map(({ origin }) => String(origin?.verified ?? 'NULL'))),
];
