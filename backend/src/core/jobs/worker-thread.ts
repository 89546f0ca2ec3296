import { Worker } from 'node:worker_threads';
import { WORKER_START_LIMIT } from '../../config/limits.js';
import { unavailable } from '../errors/app-error.js';

interface Options {
  /** The worker's module, a `WorkerModule`. */
  module: URL;
  /** The maximum number of waiting requests. */
  waiting: number;
  /** The time limit of a request, from when the worker takes it. */
  milliseconds: number;
  /** The size of the worker's heap. */
  megabytes: number;
}

/** The exports of a worker's module. An error ends the thread. */
export interface WorkerModule {
  run(request: unknown): unknown;
}

export interface JobMessage {
  job: number;
  request: unknown;
}

export type JobAnswer = { job: number; state: 'taken' } | { job: number; state: 'done'; result: unknown };

interface Job<Request, Result> {
  number: number;
  request: Request;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The URL of a worker's module in the folder of another module: compiled, or its source in tests. */
export function workerBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}.worker.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl);
}

/**
 * Runs requests one by one in a worker thread, with a bounded queue. A request past its time limit is terminated with
 * its thread, and the next one gets a new thread. Jobs are numbered: a thread that is being terminated may still
 * answer.
 */
export class WorkerThread<Request, Result> {
  private worker: Worker | undefined;
  private running: Job<Request, Result> | undefined;
  private readonly waiting: Job<Request, Result>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private last = 0;

  constructor(private readonly options: Options) {}

  /** Rejects with `unavailable` if the queue is full or the time limit expires. */
  run(request: Request): Promise<Result> {
    if (this.waiting.length >= this.options.waiting) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      this.waiting.push({ number: ++this.last, request, resolve, reject });
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
    const { number: job, request } = this.running;
    // A busy machine starts threads slowly, which is not the fault of the job.
    this.limit(WORKER_START_LIMIT);
    worker.postMessage({ job, request } satisfies JobMessage);
  }

  private start(): Worker {
    const { module, megabytes } = this.options;
    const worker = new Worker(workerBeside(import.meta.url, 'job'), {
      execArgv: [],
      env: {},
      workerData: module.href,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    worker.on('message', (answer: JobAnswer) => {
      if (this.worker !== worker || this.running?.number !== answer.job) return;
      if (answer.state === 'taken') this.limit(this.options.milliseconds);
      else this.finish(({ resolve }) => resolve(answer.result as Result));
    });
    worker.on('error', (error) => {
      if (this.worker === worker) void this.fail(unavailable(error));
    });
    return worker;
  }

  private limit(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.fail(unavailable()), milliseconds);
  }

  private finish(complete: (job: Job<Request, Result>) => void): void {
    clearTimeout(this.timer);
    const job = this.running;
    this.running = undefined;
    if (job) complete(job);
    this.next();
  }

  private async fail(error: unknown): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.finish(({ reject }) => reject(error));
    await worker?.terminate();
  }
}
