import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS, type RateLimits as Limits } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { requestAddress } from '../http/client-address.js';
import { RateLimits } from './rate-limits.js';

const SHARE_EVERY = 1_000;

/**
 * The limits of an address for the fast lane, where asking Redis for each request would cost more than answering it:
 * counted in memory and added to the shared count once a second. An address that may be near its limit is left to the
 * ordinary way, which counts exactly.
 */
@Injectable()
export class AddressBudget implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly spent = new Map<string, { here: number; left: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(LIMITS) private readonly limits: Limits,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly shared: RateLimits,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.share(), SHARE_EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Counts a request; false when the ordinary way must decide. */
  spend(request: IncomingMessage): boolean {
    const address = requestAddress(request, this.settings.trustProxy);
    let budget = this.spent.get(address);
    if (!budget) this.spent.set(address, (budget = { here: 0, left: this.limits.addressBurst.points / 2 }));
    if (budget.here >= budget.left && this.settings.limits) return false;
    budget.here += 1;
    return true;
  }

  private async share(): Promise<void> {
    for (const [address, budget] of this.spent) {
      const { here } = budget;
      if (here === 0) this.spent.delete(address);
      budget.here = 0;
      if (here > 0) budget.left = await this.left(address, here);
    }
  }

  private async left(address: string, points: number): Promise<number> {
    try {
      const burst = await this.shared.consume('addressBurst', address, points);
      const minute = await this.shared.consume('address', address, points);
      return Math.min(burst.remaining, minute.remaining);
    } catch {
      return 0;
    }
  }
}
