import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { RESETS } from '@gamegeek/contracts/scores/period.js';
import { dayOf } from '@gamegeek/rules/boards/periods.js';
import { COMMIT_BATCH } from '../../../../config/limits.js';
import { bigintArray, integerArray, uuidArray } from '../../../../core/database/binary-arrays.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { unavailable } from '../../../../core/errors/app-error.js';
import { isAway } from '../../../../core/errors/to-app-error.js';
import { acceptStatement, type AcceptedRow } from './accept-scores.sql.js';
import { GroupCommit } from './group-commit.js';
import { IdempotentReplay } from '../idempotency/idempotent-replay.service.js';
import { ScoreIds } from './score-ids.service.js';
import { StoredScoresNotifier } from './stored-scores.notifier.js';
import { ScorePublisher } from '../publishing/score.publisher.js';
import { SumPublisher } from '../publishing/sum.publisher.js';
import { isProved, type Submission, type WrittenScore } from '../submission.js';

const MOST_WAITING = 20_000;
/** In milliseconds. */
const EXPECT_REPEATS_FOR = 5_000;
const UNIQUE_VIOLATION = '23505';

/** A committed batch; the ids of its scores are consecutive. */
interface StoredBatch {
  firstId: number;
  row: AcceptedRow;
}

/** Stores scores, many submissions in one commit (docs/decisions/0001). */
@Injectable()
export class ScoreWriter implements OnModuleDestroy {
  private readonly commits: GroupCommit<Submission, StoredBatch, WrittenScore>;
  /** Sums wait for removals, which other scores must not. */
  private readonly sums: GroupCommit<Submission, StoredBatch, WrittenScore>;
  private expectRepeatsUntil = 0;

  constructor(
    private readonly sql: Sql,
    private readonly ids: ScoreIds,
    private readonly publisher: ScorePublisher,
    private readonly sumPublisher: SumPublisher,
    private readonly replays: IdempotentReplay,
    private readonly stored: StoredScoresNotifier,
  ) {
    const newGroup = () =>
      new GroupCommit<Submission, StoredBatch, WrittenScore>({
        commit: (batch) => this.commit(batch),
        results: (batch, stored) => this.publish(batch, stored),
        // If PostgreSQL is unreachable the outcome is unknown: only the caller can retry, with its key.
        retriesAlone: (error) => !isAway(error),
        largest: COMMIT_BATCH,
        mostWaiting: MOST_WAITING,
        onFull: () => unavailable(),
      });
    this.commits = newGroup();
    this.sums = newGroup();
  }

  /** Resolves after COMMIT, with the player's rank. */
  write(submission: Submission): Promise<WrittenScore> {
    return (submission.isSummed ? this.sums : this.commits).add(submission);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.commits.drained(), this.sums.drained()]);
  }

  private async commit(batch: Submission[]): Promise<StoredBatch> {
    const firstId = await this.ids.take(batch.length);
    const ids = batch.map((_, index) => firstId + index);
    return { firstId, row: await this.insert(batch, ids) };
  }

  /** Publishes the stored scores of a batch. The others are repeats, whose first responses are replayed. */
  private publish(batch: Submission[], { firstId, row }: StoredBatch): Promise<WrittenScore>[] {
    const claimed = row.claimed && new Set(row.claimed);
    const scores = batch.map((submission, index) => ({ ...submission, id: firstId + index }));
    const fresh = claimed
      ? scores.filter(({ id, idempotencyKey }) => idempotencyKey === undefined || claimed.has(id))
      : scores;
    if (fresh.length === 0) return scores.map((score) => this.replay(score));
    this.stored.notify(fresh);
    const isKeyed = fresh.some(({ idempotencyKey }) => idempotencyKey !== undefined);
    const last = firstId + batch.length - 1;
    const publisher = row.sums ? this.sumPublisher : this.publisher;
    const written = publisher.publish({
      scores: fresh,
      first: firstId,
      last,
      isKeyed,
      row,
      day: dayOf(row.at.getTime()),
    });
    return scores.map(async (score) => (await written).get(score.id) ?? this.replay(score));
  }

  private async replay(submission: Submission): Promise<WrittenScore> {
    const first = await this.replays.find(submission);
    if (!first) throw unavailable();
    return first;
  }

  /**
   * Repeats are rare, and looking for taken keys costs a third of storing free ones. A batch that turns out to contain
   * one is sent again, and for a while all keys may be taken: else a client could have every batch sent twice.
   */
  private async insert(batch: Submission[], ids: number[]): Promise<AcceptedRow> {
    const keyed = batch.some(({ idempotencyKey }) => idempotencyKey !== undefined);
    // Keys before sums, so that two nodes cannot deadlock.
    if (!keyed || isOfSums(batch) || performance.now() < this.expectRepeatsUntil)
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
    const proved = batch.some(isProved);
    const boards = batch.some(isForOtherBoard);
    const kind = { keyed, repeats, boards, played, proved, sums: isOfSums(batch) };
    const [row] = await this.sql.run<AcceptedRow>(acceptStatement(kind), [
      bigintArray(ids),
      uuidArray(batch.map(({ userId }) => userId)),
      integerArray(batch.map(({ gameId }) => gameId)),
      bigintArray(batch.map(({ score }) => score)),
      JSON.stringify({ first: ids[0], last: ids.at(-1) }),
      ...(keyed ? [batch.map(({ idempotencyKey }) => idempotencyKey ?? null)] : []),
      ...(boards ? [listOf(batch.map((score) => (isForOtherBoard(score) ? score.boardId : 'NULL')))] : []),
      ...(played ? originColumns(batch) : []),
      ...(proved ? proofColumns(batch) : []),
    ]);
    if (!row) throw new Error('the statement returned no row');
    return row;
  }
}

/** Not the main board, which has the id of its game. */
const isForOtherBoard = ({ gameId, boardId }: Submission): boolean => boardId !== gameId;

/** Batches are for boards of sums, or for others. */
const isOfSums = ([first]: Submission[]): boolean => first?.isSummed ?? false;

const isTakenKey = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.table === 'idempotency_keys';

/** A PostgreSQL array literal of values that need no quotes; faster than the driver's conversion. */
const listOf = (values: (string | number)[]) => `{${values.join(',')}}`;

const originColumns = (batch: Submission[]): unknown[] => [
  listOf(batch.map(({ origin }) => origin?.sessionId ?? 'NULL')),
  listOf(batch.map(({ origin }) => origin?.seconds ?? 'NULL')),
  listOf(batch.map(({ origin }) => String(origin?.verified ?? 'NULL'))),
];

const proofColumns = (batch: Submission[]): unknown[] => [
  batch.map(({ origin }) => origin?.achievements.join(',') ?? ''),
  batch.map(({ origin, resets }) => {
    const period = RESETS.find((reset) => resets.includes(reset));
    return origin?.recording ? JSON.stringify({ ...origin.recording, period }) : null;
  }),
];
