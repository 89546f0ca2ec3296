import { SOCKET_LIMITS } from '../../config/limits.js';

/** How many events one connection may send; whoever keeps on past it is cut off. */
export class ConnectionLimits {
  private windowStart = 0;
  private events = 0;
  private refusals = 0;

  /** 'refuse' answers `rate_limited`; 'cut' ends the connection. */
  judge(now: number): 'allow' | 'refuse' | 'cut' {
    if (now - this.windowStart >= 1_000) {
      this.windowStart = now;
      this.events = 0;
    }
    this.events += 1;
    if (this.events <= SOCKET_LIMITS.eventsPerSecond) {
      this.refusals = 0;
      return 'allow';
    }
    this.refusals += 1;
    return this.refusals > SOCKET_LIMITS.refusalsBeforeCut ? 'cut' : 'refuse';
  }
}
