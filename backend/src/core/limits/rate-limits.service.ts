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
import { networkKey } from '../http/request/client-address.js';
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

/** One key of one limiter. */
interface Counter {
  key: string;
  limiter: RateLimiterRedis;
}

/**
 * Rate limits (config/limits.ts), counted over all nodes in Redis, and in memory while Redis is unreachable or slow.
 * Independent of HTTP, because the fast lane uses it as well.
 */
@Injectable()
export class RateLimits {
  private readonly log = new Logger('Limits');
  private readonly limiters: Record<RateLimitName, RateLimiterRedis>;
  private readonly networkLimiters: Partial<Record<RateLimitName, RateLimiterRedis>> = {};
  private readonly exhausted = new ExhaustedLimits();
  /** By limit and seconds, because an error with its stack costs as much as the rest of a refusal. */
  private readonly refusals = new Map<string, AppError>();

  constructor(
    @Inject(LIMITS) limits: Limits,
    @Inject(REDIS) redis: Redis,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    const client = boundedRedis(redis);
    const names = Object.keys(RATE_LIMITS) as RateLimitName[];
    this.limiters = Object.fromEntries(
      names.map((name) => [name, limiter(name, limits[name], client)]),
    ) as typeof this.limiters;
    for (const name of names) {
      const { network, ...limit } = limits[name];
      if (network !== undefined)
        this.networkLimiters[name] = limiter(`${name}:network`, { ...limit, points: network }, client);
    }
    if (!settings.limits)
      this.log.warn('LIMITS=off: NO LIMIT IS ENFORCED. This is for benchmarks and load tests only.');
  }

  /**
   * Counts, and throws `rate_limited` when the points are used up. Returns the state of the tighter limit, if the network
   * of the address has one as well.
   */
  async consume(name: RateLimitName, key: string, points = 1): Promise<LimitState> {
    const states: LimitState[] = [];
    for (const counted of this.countersOf(name, key)) states.push(await this.consumeOne(name, counted, points));
    return states.reduce((tightest, state) => (state.remaining < tightest.remaining ? state : tightest));
  }

  /**
   * The refusal of a key whose points are known to be used up, from memory; undefined when that has to be asked. A flood
   * costs the other callers little only while its refusals do.
   */
  refusal(name: RateLimitName, key: string): AppError | undefined {
    if (!this.settings.limits) return undefined;
    for (const counter of this.countersOf(name, key)) {
      const milliseconds = this.exhausted.left(name, counter.key);
      if (milliseconds > 0) return this.knownRefusal(name, counter, milliseconds);
    }
    return undefined;
  }

  /** Counts, and throws `rate_limited` when the points are used up, without asking if that is known. */
  async charge(name: RateLimitName, key: string, points = 1): Promise<LimitState> {
    const refusal = this.refusal(name, key);
    if (refusal) throw refusal;
    return this.consume(name, key, points);
  }

  /** Returns the points of a successful request. */
  async reward(name: RateLimitName, key: string, points = 1): Promise<void> {
    for (const counter of this.countersOf(name, key))
      await counter.limiter.reward(counter.key, points).catch(() => undefined);
  }

  /** Throws `rate_limited` when fewer points are left, without counting. */
  async check(name: RateLimitName, key: string, points = 1): Promise<void> {
    const refusal = this.refusal(name, key);
    if (refusal) throw refusal;
    for (const counter of this.countersOf(name, key)) {
      const result = await counter.limiter.get(counter.key).catch(() => null);
      if (result && result.consumedPoints + points > counter.limiter.points && result.msBeforeNext > 0)
        this.refuse(name, counter, result);
    }
  }

  /** What counts for this key: its own limiter, and that of the /48 of an IPv6 address if there is one. */
  private countersOf(name: RateLimitName, key: string): Counter[] {
    const own = { key, limiter: this.limiters[name] };
    const limiter = this.networkLimiters[name];
    const network = limiter && networkKey(key);
    return limiter && network !== undefined ? [own, { key: network, limiter }] : [own];
  }

  private async consumeOne(name: RateLimitName, counter: Counter, points: number): Promise<LimitState> {
    const { key, limiter } = counter;
    try {
      return stateOf(limiter, await limiter.consume(key, points));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) this.exhausted.note(name, key, refusal.msBeforeNext);
      return this.refuse(name, counter, refusal);
    }
  }

  private knownRefusal(name: RateLimitName, { limiter }: Counter, milliseconds: number): AppError {
    noteRefusal(name);
    const reset = Math.ceil(milliseconds / 1_000);
    const kind = `${limiter.keyPrefix} ${reset}`;
    const known = this.refusals.get(kind);
    if (known) return known;
    const refusal = rateLimited(reset, limitHeaders({ limit: limiter.points, remaining: 0, reset }));
    this.refusals.set(kind, refusal);
    return refusal;
  }

  private refuse(name: RateLimitName, { limiter }: Counter, refusal: unknown): LimitState {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const state = stateOf(limiter, refusal);
    noteRefusal(name);
    if (this.settings.limits) throw rateLimited(Math.max(state.reset, 1), limitHeaders(state));
    return state;
  }
}

function stateOf({ points }: RateLimiterRedis, result: RateLimiterRes): LimitState {
  return {
    limit: points,
    remaining: Math.max(result.remainingPoints, 0),
    reset: Math.ceil(Math.max(result.msBeforeNext, 0) / 1_000),
  };
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
