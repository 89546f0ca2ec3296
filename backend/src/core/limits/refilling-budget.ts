import { Logger } from '@nestjs/common';
import type { RateLimit, RateLimitName } from '../../config/limits.js';
import { rateLimited } from '../errors/app-error.js';
import { luaScript, runScript } from '../redis/lua-script.js';
import type { Redis } from '../redis/redis.js';
import { withTimeout } from '../redis/with-timeout.js';
import { noteRefusal } from './limit-refusals.js';

const MINUTE = 60_000;
const SHARE_EVERY = 1_000;
/** Full buckets are kept so long after their last use, because making them anew costs more than keeping them. */
const KEEP_UNUSED = MINUTE;
const WORTH_SHARING = 0.05;
/** Keeps each Redis script short, because other commands wait for it. */
const OWNERS_AT_ONCE = 500;

/** KEYS[1] a hash of what owners spend in one minute; ARGV: owners and what each has spent. Returns their sums. */
const ADD_SPENT = luaScript(`
  local totals = {}
  for i = 1, #ARGV, 2 do
    totals[#totals + 1] = redis.call('HINCRBYFLOAT', KEYS[1], ARGV[i], ARGV[i + 1])
  end
  redis.call('EXPIRE', KEYS[1], 120)
  return totals
`);

interface Bucket {
  points: number;
  filledAt: number;
  /** Spent on this node since the last synchronisation. */
  unshared: number;
  /** Other nodes have used up the budget until this time. */
  emptyUntil: number;
  /** No longer in the budget, which holds or will hold a newer bucket of the owner. */
  isForgotten: boolean;
}

interface Options extends RateLimit {
  name: RateLimitName;
  /** The prefix of its Redis keys: a hash for each minute. */
  keyPrefix: string;
  /** The part of the burst from which spending is synchronised; a node can hide that much from the others. */
  worthSharing?: number;
  enforced: boolean;
  redis: Redis;
}

/**
 * A token bucket in memory for each owner, because a Redis call for each score would cost more than accepting it.
 * Nodes add up their spending once a second; without Redis each counts alone. Times are those of `performance.now()`,
 * because a clock that is set back must not empty the buckets.
 */
export class RefillingBudget {
  private readonly log = new Logger('Limits');
  private readonly buckets = new Map<string, Bucket>();
  private readonly burst: number;
  private readonly perMinute: number;
  private readonly shareFrom: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {
    const { points, duration, burst = points, worthSharing = WORTH_SHARING } = options;
    this.burst = burst;
    this.perMinute = (points * 60) / duration;
    this.shareFrom = burst * worthSharing;
  }

  startSharing(): void {
    this.timer = setInterval(() => void this.share(), SHARE_EVERY);
    this.timer.unref();
  }

  stopSharing(): void {
    clearInterval(this.timer);
  }

  /** Spends the cost, or throws `rate_limited` with the seconds until it is available. */
  spend(owner: string, cost: number, now = performance.now()): void {
    this.spendFrom(this.bucketOf(owner, now), cost, now);
  }

  accountOf(owner: string): Account {
    return new Account(this, owner);
  }

  /** For `Account`. */
  spendFrom(bucket: Bucket, cost: number, now: number): void {
    this.refill(bucket, now);
    const missing = Math.max((cost - bucket.points) / (this.perMinute / MINUTE), bucket.emptyUntil - now);
    if (missing > 0 && this.options.enforced) this.refuse(bucket, missing);
    bucket.points = Math.max(bucket.points - cost, 0);
    bucket.unshared += cost;
  }

  /** For `Account`. */
  bucketOf(owner: string, now: number): Bucket {
    const known = this.buckets.get(owner);
    if (known) return known;
    const bucket = { points: this.burst, filledAt: now, unshared: 0, emptyUntil: 0, isForgotten: false };
    this.buckets.set(owner, bucket);
    return bucket;
  }

  private refuse(bucket: Bucket, missing: number): never {
    noteRefusal(this.options.name);
    const seconds = Math.ceil(missing / 1_000);
    throw rateLimited(seconds, {
      'RateLimit-Limit': String(this.burst),
      'RateLimit-Remaining': String(Math.max(Math.floor(bucket.points), 0)),
      'RateLimit-Reset': String(seconds),
    });
  }

  private refill(bucket: Bucket, now: number): void {
    bucket.points = Math.min(this.burst, bucket.points + ((now - bucket.filledAt) * this.perMinute) / MINUTE);
    bucket.filledAt = now;
  }

  private async share(): Promise<void> {
    const now = performance.now();
    const { redis, keyPrefix } = this.options;
    const spent: [string, Bucket][] = [];
    for (const entry of this.buckets) if (this.isWorthSharing(entry[1])) spent.push(entry);
    this.forgetUnused(now);
    const minute = Math.floor(Date.now() / MINUTE);
    const minuteEnds = now + MINUTE - (Date.now() % MINUTE);
    for (let first = 0; first < spent.length && redis.isReady; first += OWNERS_AT_ONCE) {
      await this.addUp(`${keyPrefix}:${minute}`, spent.slice(first, first + OWNERS_AT_ONCE), minuteEnds);
    }
  }

  private async addUp(key: string, spent: [string, Bucket][], minuteEnds: number): Promise<void> {
    const sums = spent.flatMap(([owner, { unshared }]) => [owner, String(unshared)]);
    for (const [, bucket] of spent) bucket.unshared = 0;
    try {
      const totals = await withTimeout(runScript(this.options.redis, ADD_SPENT, [key], sums));
      if (!Array.isArray(totals)) return;
      spent.forEach(([, bucket], index) => {
        // In one minute a full bucket can be spent in addition to the refill.
        if (Number(totals[index]) >= this.perMinute + this.burst) bucket.emptyUntil = minuteEnds;
      });
    } catch (error) {
      this.log.debug({ err: error }, 'could not synchronise a budget');
    }
  }

  /** Owners with little spending cannot reach the limit on any number of nodes. */
  private isWorthSharing({ unshared }: Bucket): boolean {
    return unshared >= this.shareFrom;
  }

  /** Drops buckets that are full again. */
  private forgetUnused(now: number): void {
    for (const [owner, bucket] of this.buckets) {
      const unused = now - bucket.filledAt;
      if (unused < KEEP_UNUSED || this.isWorthSharing(bucket) || bucket.emptyUntil >= now) continue;
      if (bucket.points + (unused * this.perMinute) / MINUTE < this.burst) continue;
      bucket.isForgotten = true;
      this.buckets.delete(owner);
    }
  }
}

/** One owner's part of a budget, for callers that keep it because they spend often. */
export class Account {
  private bucket: Bucket | undefined;

  constructor(
    private readonly budget: RefillingBudget,
    private readonly owner: string,
  ) {}

  /** Spends the cost, or throws `rate_limited` with the seconds until it is available. */
  spend(cost: number, now = performance.now()): void {
    if (!this.bucket || this.bucket.isForgotten) this.bucket = this.budget.bucketOf(this.owner, now);
    this.budget.spendFrom(this.bucket, cost, now);
  }
}
