import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS, type RateLimits } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { RefillingBudget, type Account } from '../../limits/refilling-budget.js';
import { REDIS, type Redis } from '../../redis/redis.js';

/** Limits the events of all sockets of a user, or of an address without a user, on all nodes together. */
@Injectable()
export class EventBudget implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly users: RefillingBudget;
  private readonly addresses: RefillingBudget;

  constructor(@Inject(LIMITS) limits: RateLimits, @Inject(SETTINGS) settings: Settings, @Inject(REDIS) redis: Redis) {
    const common = { enforced: settings.limits, redis };
    const keyPrefix = 'gamegeek:spent:socket';
    this.users = new RefillingBudget({
      ...limits.socketUser,
      ...common,
      name: 'socketUser',
      keyPrefix: `${keyPrefix}:user`,
    });
    this.addresses = new RefillingBudget({
      ...limits.socketAddress,
      ...common,
      name: 'socketAddress',
      keyPrefix: `${keyPrefix}:address`,
    });
  }

  onApplicationBootstrap(): void {
    this.users.startSharing();
    this.addresses.startSharing();
  }

  onModuleDestroy(): void {
    this.users.stopSharing();
    this.addresses.stopSharing();
  }

  /** What a new socket spends from. */
  accountOf(userId: string | undefined, address: string): Account {
    return userId === undefined ? this.addresses.accountOf(address) : this.users.accountOf(userId);
  }
}
