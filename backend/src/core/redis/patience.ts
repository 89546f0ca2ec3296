import { REDIS_TIMEOUT } from '../../config/limits.js';
import { LateAnswer, within } from './within.js';

/** After an answer that did not come in time, nobody asks again for as long, in milliseconds. */
const REST = 2 * REDIS_TIMEOUT;

/**
 * Waits for Redis, but not again and again: one that hangs counts as away for a while, so that one request pays for
 * finding out and not each.
 */
export class Patience {
  private restsUntil = 0;

  get rests(): boolean {
    return Date.now() < this.restsUntil;
  }

  async ask<T>(command: () => Promise<T>): Promise<T> {
    if (this.rests) throw new LateAnswer();
    try {
      return await within(command());
    } catch (error) {
      if (error instanceof LateAnswer) this.restsUntil = Date.now() + REST;
      throw error;
    }
  }
}
