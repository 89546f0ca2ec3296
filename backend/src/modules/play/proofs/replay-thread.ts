import { Worker } from 'node:worker_threads';
import { REPLAY_LIMITS } from '../../../config/limits.js';
import { unavailable } from '../../../core/errors/app-error.js';
import type { ReplayRequest, ReplayResult } from './replay.js';

interface Job {
  request: ReplayRequest;
  resolve: (result: ReplayResult | null) => void;
  reject: (error: unknown) => void;
}

/** Compiled beside this file, or its source while tests run. */
const WORKER = new URL(`./replay.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/**
 * Replays logs one after the other, off the event loop. What waits is bounded, and so is the time of each: a replay that
 * takes too long ends with its thread, and the next one gets a new thread.
 */
export class ReplayThread {
  private worker: Worker | undefined;
  private running: Job | undefined;
  private readonly waiting: Job[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** Rejects with `unavailable` when too many wait, or the replay did not end. */
  replay(request: ReplayRequest): Promise<ReplayResult | null> {
    if (this.waiting.length >= REPLAY_LIMITS.waiting) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(unavailable());
    await this.fail(unavailable());
  }

  private next(): void {
    if (this.running) return;
    this.running = this.waiting.shift();
    if (!this.running) {
      this.worker?.unref();
      return;
    }
    const worker = (this.worker ??= this.start());
    worker.ref();
    this.timer = setTimeout(() => void this.fail(unavailable()), REPLAY_LIMITS.milliseconds);
    worker.postMessage(this.running.request);
  }

  private start(): Worker {
    const worker = new Worker(WORKER, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: REPLAY_LIMITS.megabytes },
    });
    worker.on('message', (result: ReplayResult | null) => this.finish(({ resolve }) => resolve(result)));
    worker.on('error', (error) => {
      if (this.worker === worker) void this.fail(unavailable(error));
    });
    return worker;
  }

  private finish(settle: (job: Job) => void): void {
    clearTimeout(this.timer);
    const job = this.running;
    this.running = undefined;
    if (job) settle(job);
    this.next();
  }

  private async fail(error: unknown): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.finish(({ reject }) => reject(error));
    await worker?.terminate();
  }
}
