import { unavailable } from '../errors/app-error.js';

/** Bounds how many expensive operations run and wait at once; callers beyond both limits get 503. */
export class Semaphore {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: { concurrency: number; queueSize: number }) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.concurrency) {
      if (this.queue.length >= this.limits.queueSize) throw unavailable();
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot passes directly to the next caller in the queue, so `running` changes only when the queue is empty.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
