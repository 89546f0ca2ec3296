import { unavailable } from '../errors/app-error.js';

/** Lets a bounded number of costly things run at once; a few wait, and whoever comes later is told to try again. */
export class Turns {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.atOnce) {
      if (this.queue.length >= this.limits.waiting) throw unavailable();
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed to the next one, so `running` stays as it is while somebody waits.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
