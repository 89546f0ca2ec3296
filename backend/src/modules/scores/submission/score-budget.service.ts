import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS, type RateLimits } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { RefillingBudget } from '../../../core/limits/refilling-budget.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';

/** The rate limit of scores by player. */
@Injectable()
export class ScoreBudget extends RefillingBudget implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(@Inject(LIMITS) limits: RateLimits, @Inject(SETTINGS) settings: Settings, @Inject(REDIS) redis: Redis) {
    super({ ...limits.score, name: 'score', keyPrefix: 'gamegeek:spent', enforced: settings.limits, redis });
  }

  onApplicationBootstrap(): void {
    this.startSharing();
  }

  onModuleDestroy(): void {
    this.stopSharing();
  }
}
