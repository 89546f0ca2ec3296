import { SOCKET_LIMITS } from '../../../config/limits.js';
import { noteRefusal } from '../../limits/limit-refusals.js';
import type { Account } from '../../limits/refilling-budget.js';

const WINDOW = 1_000;

/** Limits the events of one connection, and ends it after repeated violations of its limit or of the shared budget. */
export class ConnectionLimits {
  private windowStart = 0;
  private events = 0;
  private isCalm = true;
  private refusals = 0;

  /** `account` belongs to all sockets of the user, or of the address. */
  constructor(private readonly account: Pick<Account, 'spend'>) {}

  /** 'refuse' answers `rate_limited`; 'cut' ends the connection. */
  judge(points: number, now: number): 'allow' | 'refuse' | 'cut' {
    const passed = now - this.windowStart;
    if (passed >= WINDOW) {
      if (this.isCalm || passed >= 2 * WINDOW) this.refusals = 0;
      this.windowStart = now;
      this.events = 0;
      this.isCalm = true;
    }
    if (this.isAllowed(points, now)) return 'allow';
    this.isCalm = false;
    this.refusals += 1;
    return this.refusals > SOCKET_LIMITS.refusalsBeforeCut ? 'cut' : 'refuse';
  }

  private isAllowed(points: number, now: number): boolean {
    this.events += 1;
    if (this.events > SOCKET_LIMITS.eventsPerSecond) {
      noteRefusal('socketEvents');
      return false;
    }
    try {
      this.account.spend(points, now);
      return true;
    } catch {
      return false;
    }
  }
}
