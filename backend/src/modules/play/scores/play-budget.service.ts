import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS, type RateLimits } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { RefillingBudget, type Account } from '../../../core/limits/refilling-budget.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import type { PlayToken } from '../tokens/play-token.js';

/**
 * Limits the scores of a play session, and of a player over all sessions. One faulty game cannot use up the limit of
 * the player.
 */
@Injectable()
export class PlayBudget implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sessions: RefillingBudget;
  private readonly players: RefillingBudget;
  /** Found once for each token, because a token sends many scores. */
  private readonly accounts = new WeakMap<PlayToken, Accounts>();

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
  spend(token: PlayToken): void {
    const now = performance.now();
    const { session, player } = this.accountsOf(token);
    session.spend(1, now);
    player.spend(1, now);
  }

  private accountsOf(token: PlayToken): Accounts {
    const known = this.accounts.get(token);
    if (known) return known;
    const { sessionId, playerId } = token;
    const accounts = { session: this.sessions.accountOf(sessionId), player: this.players.accountOf(playerId) };
    this.accounts.set(token, accounts);
    return accounts;
  }
}

interface Accounts {
  session: Account;
  player: Account;
}
