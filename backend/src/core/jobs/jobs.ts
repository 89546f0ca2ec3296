import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { createNodeRedisClient, Queue, Worker, type Job } from 'bullmq';
import { REDIS_WORKER, type Redis } from '../redis/redis.js';

const QUEUE = 'jobs';
const PREFIX = 'gamegeek';
/** A worker that was killed in a job is noticed within twice this time, and another runs the job. */
const LOCK = 2_000;
/** A job that failed, because PostgreSQL or Redis went away, is asked for again. */
const AGAIN_AFTER = 2_000;

export interface JobDefinition {
  /** What it does: `refresh-totals`. */
  name: string;
  /** Runs it; may run twice, so it recomputes from rows. */
  run(): Promise<void>;
  /** When it runs by itself: every so many milliseconds, or at the times of a cron line (UTC). */
  every?: number;
  cron?: string;
  pacing?: Pacing;
}

/**
 * How long a request waits, so that later ones share its run: `perCost` times what the last run took, within bounds in
 * milliseconds. A job takes at most one part in `perCost` of the time, until `max` is reached.
 */
export interface Pacing {
  min: number;
  max: number;
  perCost: number;
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
  /** Milliseconds that the last run of each job took on this node. */
  private readonly costs = new Map<string, number>();
  /** Asked for while Redis was away. */
  private readonly missed = new Set<string>();
  private readonly listeners: ((name: string, seconds: number) => void)[] = [];
  private readonly preparations: (() => Promise<void>)[] = [];
  private queue: Queue | undefined;
  private worker: Worker | undefined;

  constructor(@Inject(REDIS_WORKER) private readonly workerRedis: Redis) {}

  define(definition: JobDefinition): void {
    if (this.definitions.has(definition.name)) throw new Error(`the job ${definition.name} is defined twice`);
    this.definitions.set(definition.name, definition);
  }

  /**
   * Requests a run in `delay` milliseconds, by default after the job's pacing; further requests until then share it.
   * Never waits and never throws: with Redis away, the request is made when it is back.
   */
  request(name: string, delay = this.delayOf(name)): void {
    if (!this.definitions.has(name)) throw new Error(`there is no job ${name}`);
    if (this.requested.has(name)) return;
    const timer = setTimeout(() => {
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
          if (this.workerRedis.isReady) this.request(name, AGAIN_AFTER);
          else this.missed.add(name);
        });
    }, delay);
    timer.unref();
    this.requested.set(name, timer);
  }

  /** How long a request of this job waits for others. */
  delayOf(name: string): number {
    const pacing = this.definitions.get(name)?.pacing;
    if (!pacing) return 0;
    return Math.min(Math.max((this.costs.get(name) ?? 0) * pacing.perCost, pacing.min), pacing.max);
  }

  /** Awaited before each run: for what jobs read and what may be a moment late. */
  beforeRun(prepare: () => Promise<void>): void {
    this.preparations.push(prepare);
  }

  /** Called after each run on this node with how long it took. */
  onRun(listener: (name: string, seconds: number) => void): void {
    this.listeners.push(listener);
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
      this.log.error({ err: error, job: job?.name }, 'a job failed');
      if (job && this.definitions.has(job.name)) this.request(job.name, AGAIN_AFTER);
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
    const began = performance.now();
    try {
      for (const prepare of this.preparations) await prepare();
      await definition.run();
    } finally {
      const cost = performance.now() - began;
      this.costs.set(job.name, cost);
      for (const listener of this.listeners) listener(job.name, cost / 1_000);
    }
  }
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
