import { Inject, Injectable } from '@nestjs/common';
import { LIMITS, type RateLimits as Limits } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { rateLimited, type AppError } from '../errors/app-error.js';
import { noteRefusal } from './limit-refusals.js';
import { limitHeaders, RateLimits, type LimitState } from './rate-limits.service.js';

/** Limits of an address for requests without an authenticated caller (docs/api.md, section 5). */
@Injectable()
export class VisitorLimits {
  private readonly lookUps = new Map<string, number>();

  constructor(
    @Inject(LIMITS) private readonly limits: Limits,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly shared: RateLimits,
  ) {}

  /**
   * Counts, and throws `rate_limited` past a limit, without counting or asking if that is known. Returns the state of
   * the tighter limit.
   */
  async consume(address: string, points = 1): Promise<LimitState> {
    const refusal = this.refusal(address);
    if (refusal) throw refusal;
    const [burst, minute] = await Promise.all([
      this.shared.consume('addressBurst', address, points),
      this.shared.consume('address', address, points),
    ]);
    return burst.remaining <= minute.remaining ? burst : minute;
  }

  /** The refusal of an address that is known to be past a limit, without counting or asking. */
  refusal(address: string): AppError | undefined {
    return this.shared.refusal('addressBurst', address) ?? this.shared.refusal('address', address);
  }

  /** Returns the points of a caller who has been authenticated. */
  async refund(address: string, points: number): Promise<void> {
    await Promise.all([
      this.shared.reward('addressBurst', address, points),
      this.shared.reward('address', address, points),
    ]);
  }

  /** Throws `rate_limited` when fewer points are left, without counting. */
  async check(address: string, points = 1): Promise<void> {
    await Promise.all([
      this.shared.check('addressBurst', address, points),
      this.shared.check('address', address, points),
    ]);
  }

  /**
   * Looks up credentials unless the address is past a limit. The caller counts wrong ones. Look-ups in progress are
   * limited as well, because concurrent requests would all pass the check before one is counted.
   */
  async lookUp<T>(address: string, find: () => Promise<T>): Promise<T> {
    const inProgress = this.lookUps.get(address) ?? 0;
    const limit = this.limits.addressBurst.points;
    if (inProgress >= limit && this.settings.limits) {
      noteRefusal('addressBurst');
      throw rateLimited(1, limitHeaders({ limit, remaining: 0, reset: 1 }));
    }
    this.lookUps.set(address, inProgress + 1);
    try {
      await this.check(address);
      return await find();
    } finally {
      const left = (this.lookUps.get(address) ?? 1) - 1;
      if (left > 0) this.lookUps.set(address, left);
      else this.lookUps.delete(address);
    }
  }
}
