import { SOCKET_LIMITS } from '../../../config/limits.js';

const WINDOW = 1_000;

/** Limits the events of one connection, and ends it after repeated violations. */
export class ConnectionLimits {
  private windowStart = 0;
  private events = 0;
  private refusals = 0;

  /** 'refuse' answers `rate_limited`; 'cut' ends the connection. */
  judge(now: number): 'allow' | 'refuse' | 'cut' {
    const passed = now - this.windowStart;
    if (passed >= WINDOW) {
      const calm = this.events <= SOCKET_LIMITS.eventsPerSecond || passed >= 2 * WINDOW;
      if (calm) this.refusals = 0;
      this.windowStart = now;
      this.events = 0;
    }
    this.events += 1;
    if (this.events <= SOCKET_LIMITS.eventsPerSecond) return 'allow';
    this.refusals += 1;
    return this.refusals > SOCKET_LIMITS.refusalsBeforeCut ? 'cut' : 'refuse';
  }
}
