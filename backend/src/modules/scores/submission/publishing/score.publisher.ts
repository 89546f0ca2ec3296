import { Injectable } from '@nestjs/common';
import { BestProjection } from '../../bests/best-projection.service.js';
import { ScoreRanking, type ScoresToRank } from '../../ranks/score-ranking.service.js';
import { IdempotencyResponseStore } from '../idempotency/idempotency-response.store.js';
import { BestsFromDatabase } from './bests-from-database.service.js';
import { BestScoreCache } from './best-score.cache.js';
import { BestsByPlayer } from './bests-by-player.js';
import { publishDelay } from './publish-delay.js';
import { RankCache } from './rank.cache.js';
import { outboxIdsOf, removalsOf, type CommittedScores } from '../commit/committed-scores.js';
import type { FreshScore, WrittenScore } from '../submission.js';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';

/** Limits the duration of a script call, which blocks other Redis commands. */
const SCORES_AT_ONCE = 1_000;

/** The results of scores by id; those of scores that are certainly no best are known at once. */
export type Results = Map<number, WrittenScore | Promise<WrittenScore>>;

/** The unranked scores of a batch. */
interface Waiting extends CommittedScores {
  /** The results of its other scores; those of the unranked ones are added. */
  written: Map<number, WrittenScore>;
  resolve: (written: ReadonlyMap<number, WrittenScore>) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs after commits: determines, ranks and publishes bests, in one round trip to Redis for all batches that were
 * committed since the last one, or a little later (`publishDelay`). If Redis cannot decide, the database does. Scores
 * that are certainly no best do not wait for it if the rank of their player is cached.
 */
@Injectable()
export class ScorePublisher {
  private waiting: Waiting[] = [];
  private isPublishing = false;
  private publishedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private readonly cache = new BestScoreCache();

  constructor(
    private readonly ranking: ScoreRanking,
    private readonly database: BestsFromDatabase,
    private readonly projection: BestProjection,
    private readonly responses: IdempotencyResponseStore,
    private readonly rankCache: RankCache,
  ) {}

  /** A restored database may lack bests that this node has seen. */
  @OnEvent('boards.rebuilt')
  onBoardsRebuilt(): void {
    this.cache.clear();
  }

  publish(committed: CommittedScores): Results {
    const { scores, row } = committed;
    this.cache.noteRemovals(row.removals);
    const createdAt = row.at.toISOString();
    const known = new Map<number, WrittenScore>();
    const unranked: FreshScore[] = [];
    for (const score of scores) {
      const rank = this.cachedRank(score, committed);
      if (rank === undefined) {
        unranked.push(score);
        this.cache.expect(score.userId, score.gameId);
      } else known.set(score.id, { id: score.id, createdAt, personalBest: false, rank, replayed: false });
    }
    const results: Results = new Map(known);
    if (unranked.length === 0) {
      this.completeWithoutBests(committed, known);
      return results;
    }
    const all = new Promise<ReadonlyMap<number, WrittenScore>>((resolve, reject) => {
      this.waiting.push({ ...committed, scores: unranked, written: known, resolve, reject });
      this.schedule(scores.length);
    });
    for (const { id } of unranked)
      results.set(
        id,
        all.then((written) => resultOf(written, id)),
      );
    return results;
  }

  /** The rank of the player of a score that is certainly no best; otherwise undefined. */
  private cachedRank({ userId, gameId, score }: FreshScore, batch: CommittedScores): number | undefined {
    return this.cache.isOrdinary(userId, gameId, score, batch) ? this.rankCache.rankOf(gameId, userId) : undefined;
  }

  private schedule(committed: number): void {
    if (this.isPublishing) return;
    const unranked = this.waiting.reduce((sum, { scores }) => sum + scores.length, 0);
    const delay = publishDelay({ committed, unranked, sinceLast: performance.now() - this.publishedAt });
    if (delay > 0) this.timer ??= setTimeout(() => void this.publishNext(committed), delay);
    else void this.publishNext(committed);
  }

  private async publishNext(committed: number): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isPublishing = true;
    this.publishedAt = performance.now();
    const batches = this.takeTogether();
    try {
      const decided = await this.decide(batches);
      for (const batch of batches) batch.resolve(this.complete(batch, decided));
    } catch (error) {
      for (const { reject } of batches) reject(error);
    }
    this.isPublishing = false;
    if (this.waiting.length > 0) this.schedule(committed);
  }

  private complete(batch: Waiting, decided: Map<number, WrittenScore>): Map<number, WrittenScore> {
    const { scores, written } = batch;
    for (const { id } of scores) {
      const result = decided.get(id);
      if (result) written.set(id, result);
    }
    this.storeResponses(batch, written);
    return written;
  }

  /** Nothing is published; only the outbox row has to be deleted. */
  private completeWithoutBests(batch: CommittedScores, written: Map<number, WrittenScore>): void {
    this.projection.add({
      outboxIds: outboxIdsOf([batch]),
      bests: [],
      firstsOfDay: [],
      removals: batch.row.removals,
    });
    this.storeResponses(batch, written);
  }

  private storeResponses({ first, last, isKeyed }: CommittedScores, written: Map<number, WrittenScore>): void {
    if (isKeyed) this.responses.store({ first, last, written });
  }

  /** Takes the waiting batches of one week, up to the limit. */
  private takeTogether(): Waiting[] {
    const week = this.waiting[0]?.week;
    let scores = 0;
    const end = this.waiting.findIndex(
      (batch) => batch.week !== week || (scores += batch.scores.length) > SCORES_AT_ONCE,
    );
    return this.waiting.splice(0, end < 0 ? this.waiting.length : Math.max(end, 1));
  }

  private async decide(batches: CommittedScores[]): Promise<Map<number, WrittenScore>> {
    const bests = new BestsByPlayer(batches);
    const ranked = await this.rank(batches, bests);
    if (!ranked) {
      this.cache.clear();
      this.rankCache.clear();
      return this.database.decide(batches, bests);
    }
    const { bests: ids } = ranked;
    const firstsOfDay = this.firstsOfDay(batches);
    this.projection.add({ outboxIds: outboxIdsOf(batches), bests: ids, firstsOfDay, removals: removalsOf(batches) });
    return bests.written(ranked.players);
  }

  private async rank(batches: CommittedScores[], bests: BestsByPlayer): ReturnType<ScoreRanking['rank']> {
    const [first] = batches;
    if (!first) return undefined;
    const { week } = first;
    const mayBeBest: ScoresToRank['mayBeBest'] = (gameId, { userId, score }) =>
      this.cache.mayBeBest(userId, gameId, score, week);
    const request = { week, removals: removalsOf(batches), games: bests.byGame(), mayBeBest };
    return this.ranking.rank(request).catch(() => undefined);
  }

  /** Adds the scores to the cache; returns those that begin a day of play, as far as this node knows. */
  private firstsOfDay(batches: CommittedScores[]): number[] {
    const firsts: number[] = [];
    for (const batch of batches) {
      for (const { id, userId, gameId, score } of batch.scores) {
        if (this.cache.note(userId, gameId, score, batch, batch.row.removals)) firsts.push(id);
      }
    }
    return firsts;
  }
}

function resultOf(written: ReadonlyMap<number, WrittenScore>, id: number): WrittenScore {
  const result = written.get(id);
  if (!result) throw new Error('a score got no result');
  return result;
}
