import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { createNodeRedisClient, Queue, Worker, type Job } from 'bullmq';
import { JOB_LIMITS } from '../../config/limits.js';
import { isUnreachable } from '../errors/to-app-error.js';
import { REDIS_WORKER, type Redis } from '../redis/redis.js';

const QUEUE = 'jobs';
const PREFIX = 'gamegeek';
/** A worker that was killed in a job is noticed within twice this time, and another runs the job. */
const LOCK = 2_000;

export interface JobDefinition {
  /** What it does: `refresh-totals`. */
  name: string;
  /** Runs it; may run twice, so it recomputes from rows. */
  run(): Promise<void>;
  /** When it runs by itself: every so many milliseconds, or at the times of a cron line (UTC). */
  every?: number;
  cron?: string;
}

/** A run that failed. */
export interface JobFailure {
  job: string;
  /** How often in a row on this node. */
  inARow: number;
  /** In milliseconds; asking for the job does not make it run earlier. */
  retryIn: number;
}

/**
 * Heavy work away from requests, on whichever node is free, one job of a name at a time. A job carries no data: it
 * finds what is to be done by itself, so a burst of requests for it is one run, and a lost one is nothing lost.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Jobs');
  private readonly definitions = new Map<string, JobDefinition>();
  private readonly requested = new Map<string, NodeJS.Timeout>();
  /** Asked for while Redis was away. */
  private readonly missed = new Set<string>();
  private readonly listeners: ((name: string, seconds: number, succeeded: boolean) => void)[] = [];
  private readonly failureListeners: ((failure: JobFailure) => void)[] = [];
  /** Jobs whose last run on this node failed, and when (of `performance.now()`) they may run again. */
  private readonly failing = new Map<string, { inARow: number; retryAt: number }>();
  private readonly preparations: (() => Promise<void>)[] = [];
  private queue: Queue | undefined;
  private worker: Worker | undefined;

  constructor(@Inject(REDIS_WORKER) private readonly workerRedis: Redis) {}

  define(definition: JobDefinition): void {
    if (this.definitions.has(definition.name)) throw new Error(`the job ${definition.name} is defined twice`);
    this.definitions.set(definition.name, definition);
  }

  /**
   * Asks for a job to run in `delay` milliseconds; whoever asks again until then asks for the same run. Never waits
   * and never throws: with Redis away, it is asked for when that is back. A job that has failed waits for its retry.
   */
  request(name: string, delay: number): void {
    if (!this.definitions.has(name)) throw new Error(`there is no job ${name}`);
    if (this.requested.has(name)) return;
    const timer = setTimeout(
      () => {
        this.requested.delete(name);
        if (!this.queue || !this.workerRedis.isReady) {
          this.missed.add(name);
          return;
        }
        // One run waits at most, whichever nodes ask: while one runs, the next is kept.
        this.queue
          .add(
            name,
            {},
            { deduplication: { id: name, keepLastIfActive: true }, removeOnComplete: true, removeOnFail: 100 },
          )
          .catch((error: Error) => {
            this.log.warn(`${name} could not be asked for: ${error.message}`);
            // Redis that is back already would not say so again.
            if (this.workerRedis.isReady) this.request(name, JOB_LIMITS.retryDelay);
            else this.missed.add(name);
          });
      },
      Math.max(delay, this.retryIn(name)),
    );
    timer.unref();
    this.requested.set(name, timer);
  }

  /** Awaited before each run: for what jobs read and what may be a moment late. */
  beforeRun(prepare: () => Promise<void>): void {
    this.preparations.push(prepare);
  }

  /** Called after each run on this node with how long it took. */
  onRun(listener: (name: string, seconds: number, succeeded: boolean) => void): void {
    this.listeners.push(listener);
  }

  onFailure(listener: (failure: JobFailure) => void): void {
    this.failureListeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    const connection = withoutComplaints(createNodeRedisClient(this.workerRedis));
    this.queue = new Queue(QUEUE, { connection, prefix: PREFIX, skipWaitingForReady: true });
    this.queue.on('error', () => undefined);
    this.worker = new Worker(QUEUE, (job) => this.run(job), {
      connection,
      prefix: PREFIX,
      // Most wait for others most of the time, such as for a mail server; the rest go on beside them.
      concurrency: 4,
      lockDuration: LOCK,
      stalledInterval: LOCK,
      maxStalledCount: 3,
    });
    this.worker.on('error', () => undefined);
    this.worker.on('failed', (job, error) => {
      if (job && this.definitions.has(job.name)) this.retry(job.name, error);
    });
    this.workerRedis.on('ready', () => void this.catchUp());
    if (this.workerRedis.isReady) await this.catchUp();
  }

  async onModuleDestroy(): Promise<void> {
    for (const timer of this.requested.values()) clearTimeout(timer);
    // Force: a job that is cut off runs again elsewhere, and waiting for Redis could last for ever.
    await this.worker?.close(!this.workerRedis.isReady).catch(() => undefined);
    await this.queue?.close().catch(() => undefined);
  }

  private async catchUp(): Promise<void> {
    await this.scheduleAll();
    for (const name of this.missed) this.request(name, 0);
    this.missed.clear();
  }

  /** Schedules live in Redis, so they are written again whenever it comes back. */
  private async scheduleAll(): Promise<void> {
    for (const { name, every, cron } of this.definitions.values()) {
      if (every === undefined && cron === undefined) continue;
      const repeat = every === undefined ? { pattern: cron, tz: 'UTC' } : { every };
      const options = { removeOnComplete: true, removeOnFail: 100 };
      await this.queue
        ?.upsertJobScheduler(name, repeat, { name, opts: options })
        .catch((error: Error) => this.log.warn(`${name} could not be scheduled: ${error.message}`));
    }
  }

  private async run(job: Job): Promise<void> {
    const definition = this.definitions.get(job.name);
    if (!definition) throw new Error(`there is no job ${job.name}`);
    // Another node may have asked for it, or its schedule has: the retry is on its way.
    if (this.retryIn(job.name) > 0) {
      this.request(job.name, 0);
      return;
    }
    const began = performance.now();
    let succeeded = false;
    try {
      for (const prepare of this.preparations) await prepare();
      await definition.run();
      succeeded = true;
      this.failing.delete(job.name);
    } finally {
      for (const listener of this.listeners) listener(job.name, (performance.now() - began) / 1_000, succeeded);
    }
  }

  private retry(job: string, error: Error): void {
    const inARow = 1 + (this.failing.get(job)?.inARow ?? 0);
    const retryIn = retryDelay(inARow, error);
    this.failing.set(job, { inARow, retryAt: performance.now() + retryIn });
    const details = { err: error, job, inARow, retryIn };
    this.log.error(details, inARow === 1 ? 'a job failed' : `a job keeps failing: ${inARow} times in a row`);
    for (const listener of this.failureListeners) listener({ job, inARow, retryIn });
    clearTimeout(this.requested.get(job));
    this.requested.delete(job);
    this.request(job, retryIn);
  }

  /** Milliseconds until a job that has failed may run again; 0 for all others. */
  private retryIn(job: string): number {
    const retryAt = this.failing.get(job)?.retryAt ?? 0;
    return Math.max(0, Math.ceil(retryAt - performance.now()));
  }
}

/** What waits for PostgreSQL or Redis is tried soon after their return; a job that has outgrown its limits is not. */
function retryDelay(inARow: number, error: Error): number {
  const { retryDelay: first, longestRetryDelay } = JOB_LIMITS;
  return isUnreachable(error) ? first : Math.min(first * 2 ** (inARow - 1), longestRetryDelay);
}

type Connection = ReturnType<typeof createNodeRedisClient>;

/**
 * BullMQ stops listening to its connections' errors when it closes, and an error that nobody listens to would end the
 * process: a Redis that goes away in that moment must not. The module's own clients tell of it.
 */
function withoutComplaints(connection: Connection): Connection {
  connection.on('error', () => undefined);
  const duplicate = connection.duplicate.bind(connection);
  connection.duplicate = (...args: unknown[]) => withoutComplaints(duplicate(...args));
  return connection;
}
