import { Worker } from 'node:worker_threads';
import { unavailable } from '../errors/app-error.js';

interface Options {
  /** The worker's module: answers each message with one message. */
  module: URL;
  /** The maximum number of waiting requests. */
  waiting: number;
  /** The time limit of a request. */
  milliseconds: number;
  /** The size of the worker's heap. */
  megabytes: number;
}

interface Job<Request, Result> {
  request: Request;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The URL of the worker in the folder of a module: compiled, or its source in tests. */
export function workerBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}.worker.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl);
}

/**
 * Runs requests one by one in a worker thread, with a bounded queue. A request past its time limit is terminated with its
 * thread, and the next one gets a new thread.
 */
export class WorkerThread<Request, Result> {
  private worker: Worker | undefined;
  private running: Job<Request, Result> | undefined;
  private readonly waiting: Job<Request, Result>[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  /** Rejects with `unavailable` if the queue is full or the time limit expires. */
  run(request: Request): Promise<Result> {
    if (this.waiting.length >= this.options.waiting) return Promise.reject(unavailable());
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
    this.timer = setTimeout(() => void this.fail(unavailable()), this.options.milliseconds);
    worker.postMessage(this.running.request);
  }

  private start(): Worker {
    const { module, megabytes } = this.options;
    const worker = new Worker(module, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    worker.on('message', (result: Result) => this.finish(({ resolve }) => resolve(result)));
    worker.on('error', (error) => {
      if (this.worker === worker) void this.fail(unavailable(error));
    });
    return worker;
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
