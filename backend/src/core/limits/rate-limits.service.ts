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
   * Counts, and throws `rate_limited` when the points are used up, without asking Redis if that is known. Returns the
   * state of the tighter limit, if the network of the address has one as well.
   */
  async consume(name: RateLimitName, key: string, points = 1): Promise<LimitState> {
    const states: LimitState[] = [];
    for (const counted of this.countersOf(name, key)) states.push(await this.consumeOne(name, counted, points));
    return states.reduce((tightest, state) => (state.remaining < tightest.remaining ? state : tightest));
  }

  /**
   * The refusal of a key whose points are known to be used up, from memory; undefined when that has to be asked. A
   * flood costs the other callers little only while its refusals do.
   */
  refusal(name: RateLimitName, key: string): AppError | undefined {
    if (!this.settings.limits) return undefined;
    for (const counter of this.countersOf(name, key)) {
      const exhausted = this.exhaustedState(name, counter);
      if (exhausted) return this.refusalOf(name, counter, exhausted);
    }
    return undefined;
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
        this.refuse(name, counter, stateOf(counter.limiter, result));
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
    const exhausted = this.exhaustedState(name, counter);
    if (exhausted) return this.refuse(name, counter, exhausted);
    try {
      return stateOf(limiter, await limiter.consume(key, points));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.exhausted.note(name, key, refusal.msBeforeNext);
      return this.refuse(name, counter, stateOf(limiter, refusal));
    }
  }

  private exhaustedState(name: RateLimitName, { key, limiter }: Counter): LimitState | undefined {
    const milliseconds = this.exhausted.left(name, key);
    return milliseconds > 0
      ? { limit: limiter.points, remaining: 0, reset: Math.ceil(milliseconds / 1_000) }
      : undefined;
  }

  private refuse(name: RateLimitName, counter: Counter, state: LimitState): LimitState {
    const refusal = this.refusalOf(name, counter, state);
    if (this.settings.limits) throw refusal;
    return state;
  }

  private refusalOf(name: RateLimitName, { limiter }: Counter, state: LimitState): AppError {
    noteRefusal(name);
    const kind = `${limiter.keyPrefix} ${state.reset}`;
    const known = state.remaining === 0 ? this.refusals.get(kind) : undefined;
    if (known) return known;
    const refusal = rateLimited(Math.max(state.reset, 1), limitHeaders(state));
    if (state.remaining === 0) this.refusals.set(kind, refusal);
    return refusal;
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
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
