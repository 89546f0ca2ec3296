import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS, type RateLimits } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { RefillingBudget } from '../../../core/limits/refilling-budget.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import type { PlayToken } from '../tokens/index.js';

/**
 * Limits the scores of a play session, and of a player over all sessions. One faulty game cannot use up the limit of
 * the player.
 */
@Injectable()
export class PlayBudget implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sessions: RefillingBudget;
  private readonly players: RefillingBudget;

  constructor(@Inject(LIMITS) limits: RateLimits, @Inject(SETTINGS) settings: Settings, @Inject(REDIS) redis: Redis) {
    const common = { enforced: settings.limits, redis };
    this.sessions = new RefillingBudget({
      ...limits.sessionScore,
      ...common,
      name: 'sessionScore',
      // A session plays in one window, mostly on one node, and one score is already 5 % of its burst.
      worthSharing: 0.4,
      keyPrefix: 'gamegeek:spent:session',
    });
    this.players = new RefillingBudget({
      ...limits.playerScore,
      ...common,
      name: 'playerScore',
      keyPrefix: 'gamegeek:spent:player',
    });
  }

  onApplicationBootstrap(): void {
    this.sessions.startSharing();
    this.players.startSharing();
  }

  onModuleDestroy(): void {
    this.sessions.stopSharing();
    this.players.stopSharing();
  }

  /** Throws `rate_limited` if one of the limits is exceeded. */
  spend({ sessionId, playerId }: PlayToken): void {
    const now = performance.now();
    this.sessions.spend(sessionId, 1, now);
    this.players.spend(playerId, 1, now);
  }
}
