import { REDIS_TIMEOUT } from '../../config/limits.js';
import { TimeoutError, withTimeout } from './with-timeout.js';

/** How long commands are refused after a timeout, in milliseconds. */
const OPEN_FOR = 2 * REDIS_TIMEOUT;

/** Opens after a timeout, so that a Redis that hangs delays one request instead of every request. */
export class CircuitBreaker {
  private openUntil = 0;

  get isOpen(): boolean {
    return performance.now() < this.openUntil;
  }

  async run<T>(command: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw new TimeoutError();
    try {
      return await withTimeout(command());
    } catch (error) {
      if (error instanceof TimeoutError) this.openUntil = performance.now() + OPEN_FOR;
      throw error;
    }
  }
}
