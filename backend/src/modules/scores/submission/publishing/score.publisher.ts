import { RESETS, type Reset } from '@gamegeek/contracts/scores/period.js';
import { startsOf, type Starts } from '@gamegeek/rules/boards/periods.js';
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

  /** Takes the waiting batches of one day, up to the limit. */
  private takeTogether(): Waiting[] {
    const day = this.waiting[0]?.day;
    let scores = 0;
    const end = this.waiting.findIndex(
      (batch) => batch.day !== day || (scores += batch.scores.length) > SCORES_AT_ONCE,
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
    const { day } = first;
    const starts = startsOf(day);
    const mayBeBest: ScoresToRank['mayBeBest'] = ({ boardId, resets }, { userId, score }) =>
      this.cache.mayBeBest({ userId, boardId, since: shortestOf(resets, starts) }, score);
    const request = { day, removals: removalsOf(batches), boards: bests.byBoard(), mayBeBest };
    return this.ranking.rank(request).catch(() => undefined);
  }

  /** Adds the scores to the cache; returns those that begin a day of play, as far as this node knows. */
  private firstsOfDay(batches: CommittedScores[]): number[] {
    const firsts: number[] = [];
    for (const { scores, day, row } of batches) {
      const starts = startsOf(day);
      for (const { id, userId, boardId, resets, score } of scores) {
        const player = { userId, boardId, since: shortestOf(resets, starts) };
        if (this.cache.note(player, score, day, row.removals)) firsts.push(id);
      }
    }
    return firsts;
  }
}

/** When the shortest of these periods began; empty if there is none. */
function shortestOf(resets: readonly Reset[], starts: Starts): string {
  const shortest = RESETS.find((reset) => resets.includes(reset));
  return shortest === undefined ? '' : starts[shortest];
}
