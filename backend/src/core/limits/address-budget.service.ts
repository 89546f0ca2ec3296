import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { requestAddress } from '../http/request/client-address.js';
import { RateLimits } from './rate-limits.service.js';

const SHARE_EVERY = 1_000;

/** The points left for an address, and whether it has sent requests since the last synchronisation. */
interface Budget {
  here: number;
  left: number;
  asked: boolean;
}

/**
 * Address limits of the fast lane, where a Redis call for each request would cost more than the answer: counted in
 * memory and added to the shared count once a second. Express handles, and counts exactly, an address that is unknown
 * or has used up its points. Only requests that it counts during a synchronisation may exceed a limit.
 */
@Injectable()
export class AddressBudget implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly spent = new Map<string, Budget>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly shared: RateLimits,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.shareAll(), SHARE_EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Counts a request; false if Express must decide. */
  spend(request: IncomingMessage, points = 1): boolean {
    const address = requestAddress(request, this.settings.trustProxy);
    let budget = this.spent.get(address);
    if (!budget) this.spent.set(address, (budget = { here: 0, left: 0, asked: true }));
    budget.asked = true;
    if (budget.here + points > budget.left && this.settings.limits) {
      // Shares this node's requests before Express counts another one.
      if (budget.here > 0) void this.share(address, budget);
      return false;
    }
    budget.here += points;
    return true;
  }

  private async shareAll(): Promise<void> {
    for (const [address, budget] of this.spent) {
      if (budget.asked) await this.share(address, budget);
      else this.spent.delete(address);
    }
  }

  private async share(address: string, budget: Budget): Promise<void> {
    const { here, left } = budget;
    // Reduced at once, so that requests during the call do not get the same points again.
    Object.assign(budget, { here: 0, left: Math.max(left - here, 0), asked: false });
    budget.left = await this.left(address, here);
  }

  private async left(address: string, points: number): Promise<number> {
    try {
      const [burst, minute] = await Promise.all([
        this.shared.consume('addressBurst', address, points),
        this.shared.consume('address', address, points),
      ]);
      return Math.min(burst.remaining, minute.remaining);
    } catch {
      return 0;
    }
  }
}
