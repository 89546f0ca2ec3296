import { Inject, Injectable, Logger } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import {
  LIMITS,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
  type RateLimits as Limits,
} from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { rateLimited, type AppError } from '../errors/app-error.js';
import { REDIS, type Redis } from '../redis/redis.js';
import { boundedRedis } from './bounded-redis.js';
import { ExhaustedLimits } from './exhausted-limits.js';
import { noteRefusal } from './limit-refusals.js';

/** The state of a limit after a request was counted. */
export interface LimitState {
  limit: number;
  remaining: number;
  /** Seconds until the points are restored. */
  reset: number;
}

/**
 * Rate limits (config/limits.ts), counted over all nodes in Redis, and in memory while Redis is unreachable or slow.
 * Independent of HTTP, because the fast lane uses it as well.
 */
@Injectable()
export class RateLimits {
  private readonly log = new Logger('Limits');
  private readonly limiters: Record<RateLimitName, RateLimiterRedis>;
  private readonly exhausted = new ExhaustedLimits();
  /** By limit and seconds, because an error with its stack costs as much as the rest of a refusal. */
  private readonly refusals = new Map<string, AppError>();

  constructor(
    @Inject(LIMITS) private readonly limits: Limits,
    @Inject(REDIS) redis: Redis,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    const client = boundedRedis(redis);
    const names = Object.keys(RATE_LIMITS) as RateLimitName[];
    this.limiters = Object.fromEntries(
      names.map((name) => [name, limiter(name, limits[name], client)]),
    ) as typeof this.limiters;
    if (!settings.limits)
      this.log.warn('LIMITS=off: NO LIMIT IS ENFORCED. This is for benchmarks and load tests only.');
  }

  /** Counts, and throws `rate_limited` when the points are used up. */
  async consume(name: RateLimitName, key: string, points = 1): Promise<LimitState> {
    try {
      return this.state(name, await this.limiters[name].consume(key, points));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) this.exhausted.note(name, key, refusal.msBeforeNext);
      return this.refuse(name, refusal);
    }
  }

  /**
   * The refusal of a key whose points are known to be used up, from memory; undefined when that has to be asked. A flood
   * costs the other callers little only while its refusals do.
   */
  refusal(name: RateLimitName, key: string): AppError | undefined {
    if (!this.settings.limits) return undefined;
    const milliseconds = this.exhausted.left(name, key);
    if (milliseconds === 0) return undefined;
    noteRefusal(name);
    const reset = Math.ceil(milliseconds / 1_000);
    const known = this.refusals.get(`${name} ${reset}`);
    if (known) return known;
    const refusal = rateLimited(reset, limitHeaders({ limit: this.limits[name].points, remaining: 0, reset }));
    this.refusals.set(`${name} ${reset}`, refusal);
    return refusal;
  }

  /** Counts, and throws `rate_limited` when the points are used up, without asking if that is known. */
  async charge(name: RateLimitName, key: string): Promise<LimitState> {
    const refusal = this.refusal(name, key);
    if (refusal) throw refusal;
    return this.consume(name, key);
  }

  /** Returns the points of a successful request. */
  async reward(name: RateLimitName, key: string, points = 1): Promise<void> {
    await this.limiters[name].reward(key, points).catch(() => undefined);
  }

  /** Throws `rate_limited` when fewer points are left, without counting. */
  async check(name: RateLimitName, key: string, points = 1): Promise<void> {
    const refusal = this.refusal(name, key);
    if (refusal) throw refusal;
    const result = await this.limiters[name].get(key).catch(() => null);
    if (result && result.consumedPoints + points > this.limits[name].points && result.msBeforeNext > 0)
      this.refuse(name, result);
  }

  private refuse(name: RateLimitName, refusal: unknown): LimitState {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const state = this.state(name, refusal);
    noteRefusal(name);
    if (this.settings.limits) throw rateLimited(Math.max(state.reset, 1), limitHeaders(state));
    return state;
  }

  private state(name: RateLimitName, result: RateLimiterRes): LimitState {
    return {
      limit: this.limits[name].points,
      remaining: Math.max(result.remainingPoints, 0),
      reset: Math.ceil(Math.max(result.msBeforeNext, 0) / 1_000),
    };
  }
}

export function limitHeaders({ limit, remaining, reset }: LimitState): Record<string, string> {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(reset),
  };
}

function limiter(name: string, { points, duration, block = 0 }: RateLimit, storeClient: unknown): RateLimiterRedis {
  const options = { keyPrefix: `limit:${name}`, points, duration, blockDuration: block };
  return new RateLimiterRedis({
    ...options,
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    // Blocked keys are refused from memory, so that a flood of requests does not become a flood of Redis commands.
    inMemoryBlockOnConsumed: points + 1,
    ...(block > 0 && { inMemoryBlockDuration: block }),
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
