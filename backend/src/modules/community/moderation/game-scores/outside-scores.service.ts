import { Injectable } from '@nestjs/common';
import type { OutsideScoresDto } from '@gamegeek/contracts/moderation/outside-scores.dto.js';
import { MOST_OUTSIDE, type OutsideScores as Outside } from '@gamegeek/contracts/moderation/outside-scores.schemas.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { RateLimits } from '../../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { BestProjection } from '../../../scores/bests/best-projection.service.js';
import { GameScores } from './game-scores.service.js';
import { OutsideScoresRepository } from './outside-scores.repository.js';
import { REMOVE_OUTSIDE_JOB } from './outside-scores.job.js';

/** Scores outside of the bounds of their game, which may have changed since they were sent. */
@Injectable()
export class OutsideScores {
  constructor(
    private readonly scores: GameScores,
    private readonly outside: OutsideScoresRepository,
    private readonly projection: BestProjection,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  async count(gameId: number, caller: SessionOwner): Promise<Outside> {
    await this.scores.isMaker(gameId, caller);
    await this.projection.catchUp();
    const { count, removing } = await this.outside.count(gameId);
    return { count: Math.min(count, MOST_OUTSIDE), more: count > MOST_OUTSIDE, removing };
  }

  /** By a job, because they may be many. */
  async remove(gameId: number, { reason }: OutsideScoresDto, caller: SessionOwner): Promise<void> {
    const byCreator = await this.scores.isMaker(gameId, caller);
    await this.limits.consume('scoreRemoval', caller.userId);
    await this.outside.request({ gameId, userId: caller.userId, byCreator, reason });
    this.jobs.request(REMOVE_OUTSIDE_JOB);
  }
}
