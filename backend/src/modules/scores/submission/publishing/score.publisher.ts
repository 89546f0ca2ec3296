import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';
import { BestProjection } from '../../bests/best-projection.service.js';
import { ScoreRanking, type ScoresToRank } from '../../ranks/score-ranking.service.js';
import { outboxIdsOf, removalsOf, type CommittedScores } from '../commit/committed-scores.js';
import { IdempotencyResponseStore } from '../idempotency/idempotency-response.store.js';
import type { WrittenScore } from '../submission.js';
import { BestScoreCache } from './best-score.cache.js';
import { BestsByPlayer } from './bests-by-player.js';
import { BestsFromDatabase } from './bests-from-database.service.js';

/** Limits the duration of a script call, which blocks other Redis commands. */
const SCORES_AT_ONCE = 1_000;

/** Results by score id. */
export type Results = ReadonlyMap<number, WrittenScore>;

interface Waiting extends CommittedScores {
  resolve: (results: Results) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs after commits: determines, ranks and publishes bests, in one round trip to Redis for all batches that were
 * committed since the last one. If Redis cannot decide, the database does.
 */
@Injectable()
export class ScorePublisher {
  private waiting: Waiting[] = [];
  private isPublishing = false;
  private readonly cache = new BestScoreCache();

  constructor(
    private readonly ranking: ScoreRanking,
    private readonly database: BestsFromDatabase,
    private readonly projection: BestProjection,
    private readonly responses: IdempotencyResponseStore,
  ) {}

  /** A restored database may lack bests that this node has seen. */
  @OnEvent('boards.rebuilt')
  onBoardsRebuilt(): void {
    this.cache.clear();
  }

  /** Resolves with the results of these scores, and of others. */
  publish(committed: CommittedScores): Promise<Results> {
    this.cache.noteRemovals(committed.row.removals);
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...committed, resolve, reject });
      if (!this.isPublishing) void this.publishWaiting();
    });
  }

  private async publishWaiting(): Promise<void> {
    this.isPublishing = true;
    while (this.waiting.length > 0) {
      const batches = this.takeTogether();
      try {
        const written = await this.decide(batches);
        for (const { first, last, isKeyed, resolve } of batches) {
          if (isKeyed) this.responses.store({ first, last, written });
          resolve(written);
        }
      } catch (error) {
        for (const { reject } of batches) reject(error);
      }
    }
    this.isPublishing = false;
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

  private async decide(batches: CommittedScores[]): Promise<Results> {
    const bests = new BestsByPlayer(batches);
    const ranked = await this.rank(batches, bests);
    if (!ranked) {
      this.cache.clear();
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
