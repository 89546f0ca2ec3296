import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { createNodeRedisClient, Queue, Worker, type Job } from 'bullmq';
import { JOB_LIMITS } from '../../config/limits.js';
import { DatabaseClock } from '../database/database-clock.service.js';
import { Declared } from '../discovery/declared.service.js';
import { isUnreachable } from '../errors/to-app-error.js';
import { LimitedLog } from '../logging/limited-log.js';
import { REDIS_WORKER, type Redis } from '../redis/redis.js';
import { withTimeout } from '../redis/with-timeout.js';
import { pacedDelay, type Pacing } from './pacing.js';
import { ScheduledJob } from './scheduled-job.decorator.js';

const QUEUE = 'jobs';
const PREFIX = 'gamegeek';
/** How long a job stays locked after its worker was killed or lost its connection, in milliseconds. */
const LOCK = 2_000;
/** How often jobs without a worker are checked: one is taken over at the second check after its lock expired. */
const STALLED_INTERVAL = 1_000;
/** How soon the worker retries after a lost connection, in milliseconds; BullMQ's default is 15 s. */
const WORKER_RETRY = 200;

/** How often schedules are checked, in milliseconds. */
const SCHEDULES_EVERY = 60_000;
/** The longest interval of a cron expression, in milliseconds. */
const LONGEST_CRON = 3_600_000;

export interface JobDefinition {
  /** The task: `check-achievements`. */
  name: string;
  /** Runs the task; may run twice, so it recomputes from rows. */
  run(): Promise<void>;
  /** Whether it deletes what has expired: nodes with a wrong clock leave it to others (`DeletionJob`). */
  deletes?: boolean;
  /** The schedule: an interval in milliseconds, or a cron expression in UTC. */
  every?: number;
  cron?: string;
  /**
   * How long a request waits, so that later ones share its run. A job takes at most one part in `perCost` of the time,
   * until `max` is reached.
   */
  pacing?: Pacing;
}

/** A run that failed. */
export interface JobFailure {
  job: string;
  /** The number of failures in a row on this node. */
  inARow: number;
  /** Delay of the retry in milliseconds; requests do not make the job run earlier. */
  retryIn: number;
}

/**
 * Background jobs on any node, one run of a name at a time. Jobs carry no data and find their work themselves, so that
 * a burst of requests is one run, and a lost request loses no work.
 */
@Injectable()
export class Jobs implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private readonly log = new LimitedLog(new Logger('Jobs'));
  /** While Redis takes no jobs, each of them is tried again. */
  private readonly untaken = new LimitedLog(new Logger('Jobs'), 10_000);
  private readonly definitions = new Map<string, JobDefinition>();
  private readonly requested = new Map<string, { timer: NodeJS.Timeout; at: number }>();
  /** Duration of the last run of each job on this node, in milliseconds. */
  private readonly costs = new Map<string, number>();
  /** Requested while Redis was unreachable. */
  private readonly missed = new Set<string>();
  private readonly listeners: ((name: string, seconds: number, succeeded: boolean) => void)[] = [];
  private readonly failureListeners: ((failure: JobFailure) => void)[] = [];
  /** Jobs whose last run on this node failed, and when (of `performance.now()`) they may run again. */
  private readonly failing = new Map<string, { inARow: number; retryAt: number }>();
  private readonly preparations: (() => Promise<void>)[] = [];
  private schedulesTimer: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** Requests of a node that stops. */
  private readonly lastRequests: Promise<void>[] = [];
  private queue: Queue | undefined;
  private worker: Worker | undefined;

  constructor(
    @Inject(REDIS_WORKER) private readonly workerRedis: Redis,
    @Inject(DatabaseClock) private readonly clock: Pick<DatabaseClock, 'isMachineRight'>,
    @Inject(Declared) private readonly declared: Pick<Declared, 'all'>,
  ) {}

  onModuleInit(): void {
    for (const definition of this.declared.all(ScheduledJob)) this.define(definition);
  }

  define(definition: JobDefinition): void {
    if (this.definitions.has(definition.name)) throw new Error(`the job ${definition.name} is defined twice`);
    this.definitions.set(definition.name, definition);
  }

  /**
   * Requests a run in `delay` milliseconds, by default after the job's pacing. The earliest of several requests counts.
   * Never waits or throws: without Redis the request is deferred. A job that has failed waits for its retry.
   */
  request(name: string, delay = this.delayOf(name)): void {
    if (!this.definitions.has(name)) throw new Error(`there is no job ${name}`);
    const wait = Math.max(delay, this.retryIn(name));
    const at = performance.now() + wait;
    const known = this.requested.get(name);
    if (known && known.at <= at) return;
    if (this.isStopping) {
      this.sendAtOnce(name);
      return;
    }
    clearTimeout(known?.timer);
    this.requested.set(name, { timer: setTimeout(() => void this.send(name), wait).unref(), at });
  }

  /** The delay of a request for this job. */
  delayOf(name: string): number {
    const pacing = this.definitions.get(name)?.pacing;
    return pacing ? pacedDelay(pacing, this.costs.get(name) ?? 0) : 0;
  }

  /** Awaited before each run, for data that may lag behind. */
  beforeRun(prepare: () => Promise<void>): void {
    this.preparations.push(prepare);
  }

  /** Called after each run on this node with its duration. */
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
      // Most jobs wait for I/O most of the time, so others can run beside them.
      concurrency: 4,
      lockDuration: LOCK,
      stalledInterval: STALLED_INTERVAL,
      maxStalledCount: 3,
      runRetryDelay: WORKER_RETRY,
    });
    this.worker.on('error', () => undefined);
    this.worker.on('failed', (job, error) => {
      if (job && this.definitions.has(job.name)) this.retry(job.name, error);
    });
    this.workerRedis.on('ready', () => void this.catchUp());
    if (this.workerRedis.isReady) await this.catchUp();
    this.schedulesTimer = setInterval(() => void this.writeSchedules(), SCHEDULES_EVERY).unref();
    // A node that was killed may have lost its requests.
    for (const { name, pacing } of this.definitions.values()) if (pacing) this.request(name);
  }

  /**
   * Schedules live in Redis, so they are written again after each reconnect, after Redis was emptied, and after a node
   * whose clock is ahead has moved them into a future in which no other node would run them.
   */
  async writeSchedules(): Promise<void> {
    if (!this.workerRedis.isReady) return;
    try {
      for (const definition of this.definitions.values()) await this.schedule(definition);
    } catch (error) {
      this.noteUntaken(error);
    }
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.schedulesTimer);
    // Forced: an interrupted job runs again elsewhere, and waiting for Redis could take forever.
    await this.worker?.close(!this.workerRedis.isReady).catch(() => undefined);
    this.isStopping = true;
    for (const [name, { timer }] of this.requested) {
      clearTimeout(timer);
      this.sendAtOnce(name);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.lastRequests);
    await this.queue?.close().catch(() => undefined);
  }

  private async schedule({ name, every, cron }: JobDefinition): Promise<void> {
    if (every === undefined && cron === undefined) return;
    const repeat = every === undefined ? { pattern: cron, tz: 'UTC' } : { every };
    await this.removeFutureSchedule(name, every ?? LONGEST_CRON);
    await this.queue?.upsertJobScheduler(name, repeat, { name, opts: { removeOnComplete: true, removeOnFail: 100 } });
  }

  private noteUntaken(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (!this.isStopping) this.untaken.warn({ reason }, 'Redis takes no jobs; they are requested again');
  }

  /** A node that stops leaves its requests to the other nodes, which do not know of those that wait here. */
  private sendAtOnce(name: string): void {
    this.lastRequests.push(this.send(name));
  }

  private async send(name: string): Promise<void> {
    this.requested.delete(name);
    if (!this.queue || !this.workerRedis.isReady) {
      this.missed.add(name);
      return;
    }
    // At most one run waits, requested by any node; during a run, one more is kept.
    const deduplication = { id: name, keepLastIfActive: true };
    try {
      await withTimeout(this.queue.add(name, {}, { deduplication, removeOnComplete: true, removeOnFail: 100 }));
    } catch (error) {
      this.noteUntaken(error);
      if (this.isStopping) return;
      // If Redis is back already, no further event would trigger the retry.
      if (this.workerRedis.isReady) this.request(name, JOB_LIMITS.retryDelay);
      else this.missed.add(name);
    }
  }

  private async catchUp(): Promise<void> {
    await this.writeSchedules();
    for (const name of this.missed) this.request(name, 0);
    this.missed.clear();
  }

  private async removeFutureSchedule(name: string, interval: number): Promise<void> {
    if (!this.clock.isMachineRight) return;
    const schedule = await this.queue?.getJobScheduler(name).catch(() => undefined);
    if (!schedule?.next || schedule.next <= Date.now() + interval + SCHEDULES_EVERY) return;
    await this.queue?.removeJobScheduler(name).catch(() => undefined);
  }

  private async run(job: Job): Promise<void> {
    const definition = this.definitions.get(job.name);
    if (!definition) throw new Error(`there is no job ${job.name}`);
    // Requests are deduplicated, scheduled runs are not. A job that has failed waits for its retry.
    if (job.repeatJobKey !== undefined || this.retryIn(job.name) > 0) {
      this.request(job.name, 0);
      return;
    }
    if (definition.deletes && !this.clock.isMachineRight) {
      // Until a node with a right clock takes it.
      this.request(job.name, JOB_LIMITS.returnDelay);
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
      const cost = performance.now() - began;
      this.costs.set(job.name, cost);
      for (const listener of this.listeners) listener(job.name, cost / 1_000, succeeded);
    }
  }

  private retry(job: string, error: Error): void {
    const inARow = 1 + (this.failing.get(job)?.inARow ?? 0);
    const retryIn = retryDelay(inARow, error);
    this.failing.set(job, { inARow, retryAt: performance.now() + retryIn });
    const details = { err: error, job, inARow, retryIn };
    this.log.error(details, inARow === 1 ? 'a job failed' : 'a job keeps failing', job);
    for (const listener of this.failureListeners) listener({ job, inARow, retryIn });
    clearTimeout(this.requested.get(job)?.timer);
    this.requested.delete(job);
    this.request(job, retryIn);
  }

  /** Milliseconds until a job that has failed may run again; 0 for all others. */
  private retryIn(job: string): number {
    const retryAt = this.failing.get(job)?.retryAt ?? 0;
    return Math.max(0, Math.ceil(retryAt - performance.now()));
  }
}

/** Outages of PostgreSQL or Redis are retried soon; a job that exceeds its time limit is not. */
function retryDelay(inARow: number, error: Error): number {
  const { retryDelay: first, longestRetryDelay } = JOB_LIMITS;
  return isUnreachable(error) ? first : Math.min(first * 2 ** (inARow - 1), longestRetryDelay);
}

type Connection = ReturnType<typeof createNodeRedisClient>;

/**
 * BullMQ removes its error listeners when it closes, and an unhandled error event would end the process if Redis goes
 * away at that moment. The module's own clients log it.
 */
function withoutComplaints(connection: Connection): Connection {
  connection.on('error', () => undefined);
  const duplicate = connection.duplicate.bind(connection);
  connection.duplicate = (...args: unknown[]) => withoutComplaints(duplicate(...args));
  return connection;
}
