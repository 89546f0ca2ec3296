import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../../core/events/event-stream.js';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { BestProjection } from '../../bests/index.js';
import { ScoreRanking, type ScoresToRank } from '../../ranks/index.js';
import { REFRESH_TOTALS } from '../../shared/totals-jobs.js';
import { IdempotencyResponseStore } from '../idempotency/idempotency-response.store.js';
import { BestsFromDatabase } from './bests-from-database.service.js';
import { BestScoreCache } from './best-score.cache.js';
import { BestsByPlayer } from './bests-by-player.js';
import { outboxIdsOf, removalsOf, type CommittedScores } from '../commit/committed-scores.js';
import type { WrittenScore } from '../submission.js';

/** Keeps a call of Redis short: other commands wait for it. */
const SCORES_AT_ONCE = 1_000;

interface Waiting extends CommittedScores {
  resolve: (written: Map<number, WrittenScore>) => void;
  reject: (error: unknown) => void;
}

/**
 * What follows a commit: bests are decided, ranked and published, in one round trip to Redis for all that has been
 * committed since the last. Where Redis cannot tell, the database decides.
 */
@Injectable()
export class ScorePublisher implements OnModuleInit {
  private waiting: Waiting[] = [];
  private isPublishing = false;
  private readonly cache = new BestScoreCache();

  constructor(
    private readonly ranking: ScoreRanking,
    private readonly database: BestsFromDatabase,
    private readonly projection: BestProjection,
    private readonly jobs: Jobs,
    private readonly responses: IdempotencyResponseStore,
    private readonly events: EventStream,
  ) {}

  /** A restored database may know less than this node. */
  onModuleInit(): void {
    this.events.on('boards.rebuilt', () => this.cache.clear());
  }

  /** Answers each score by its id. */
  publish(committed: CommittedScores): Promise<Map<number, WrittenScore>> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...committed, resolve, reject });
      if (!this.isPublishing) void this.publishNext();
    });
  }

  private async publishNext(): Promise<void> {
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

  /** The batches that wait, of one week, up to the limit. */
  private takeTogether(): Waiting[] {
    const week = this.waiting[0]?.row.week;
    let scores = 0;
    const end = this.waiting.findIndex(
      (batch) => batch.row.week !== week || (scores += batch.scores.length) > SCORES_AT_ONCE,
    );
    return this.waiting.splice(0, end < 0 ? this.waiting.length : Math.max(end, 1));
  }

  private async decide(batches: CommittedScores[]): Promise<Map<number, WrittenScore>> {
    const bests = new BestsByPlayer(batches);
    const ranked = await this.rank(batches, bests);
    if (!ranked) return this.database.decide(batches, bests);
    if (ranked.bests.length > 0) this.jobs.request(REFRESH_TOTALS);
    const changing = [...ranked.bests, ...this.firstsOfDay(batches)];
    this.projection.add({ outboxIds: outboxIdsOf(batches), changing, removals: removalsOf(batches) });
    return bests.written(ranked.places);
  }

  private async rank(batches: CommittedScores[], bests: BestsByPlayer): ReturnType<ScoreRanking['rank']> {
    const [first] = batches;
    if (!first) return undefined;
    const { week } = first.row;
    this.cache.noteRemovals(Math.max(...batches.map(({ row }) => row.removals)));
    const mayBeBest: ScoresToRank['mayBeBest'] = (gameId, { userId, score }) =>
      this.cache.mayBeBest(userId, gameId, score, week);
    const request = { week, removals: removalsOf(batches), games: bests.byGame(), mayBeBest };
    return this.ranking.rank(request).catch(() => undefined);
  }

  /** Scores that begin a day of play, as far as this node knows. All of them are known from here on. */
  private firstsOfDay(batches: CommittedScores[]): number[] {
    const firsts: number[] = [];
    for (const { scores, row } of batches) {
      for (const { id, userId, gameId, score } of scores) {
        if (this.cache.note(userId, gameId, score, row, row.removals)) firsts.push(id);
      }
    }
    return firsts;
  }
}
