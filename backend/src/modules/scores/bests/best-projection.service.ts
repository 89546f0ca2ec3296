import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { pacedDelay, type Pacing } from '../../../core/jobs/pacing.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { Sql, type Statement } from '../../../core/database/sql.service.js';
import { runIn } from '../../../core/database/transaction.js';
import { LimitedLog } from '../../../core/logging/limited-log.js';
import { LAST_UNPROJECTED, PROJECT_NEXT, PROJECT_PUBLISHED } from './best-projection.sql.js';
import { LOCK_REMOVALS_SHARED } from './removals-lock.sql.js';
import type { AddedTotals } from '../totals/totals.sql.js';

/** Scores whose event was published. */
export interface PublishedScores {
  outboxIds: number[];
  /** The ids of the scores that are bests. */
  bests: number[];
  /** The ids of the scores that may begin a day of play. */
  firstsOfDay: number[];
  /** The newest removal that was known when they were published. */
  removals: number;
}

/** How long scores are collected: under load, one write then raises a total by several records of its player. */
const COLLECTING: Pacing = { min: 100, max: 1_000, perCost: 3 };
/** Projected at once, to stay well below the statement timeout. */
const MOST_COLLECTED = 10_000;

/**
 * Projects committed scores to bests and totals in PostgreSQL. The score log and its outbox row are the source of
 * truth. The transaction that raises the bests deletes the row, so a crash loses both or neither and the commit can be
 * asynchronous. Idempotent; safe to run late or on two nodes at once.
 */
@Injectable()
export class BestProjection implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new LimitedLog(new Logger('Scores'));
  private published: PublishedScores[] = [];
  /** The number of scores that the next projection considers. */
  private collected = 0;
  /** Duration of the last projection, in milliseconds. */
  private cost = 0;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<void> | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private readonly listeners: ((added: AddedTotals) => Promise<void>)[] = [];
  private publishing: Promise<void> = Promise.resolve();

  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly events: EventStream,
  ) {}

  /** Jobs see all scores that were committed before they began. */
  onModuleInit(): void {
    this.jobs.beforeRun(() => this.catchUp());
  }

  /** Called with what each projection has added to totals, in order. Listeners must not throw. */
  onTotals(listener: (added: AddedTotals) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** Resolves when listeners have handled the totals of all projections that have ended. */
  totalsPublished(): Promise<void> {
    return this.publishing;
  }

  /** Schedules a projection of these scores. */
  add(published: PublishedScores): void {
    this.published.push(published);
    this.collected += published.bests.length + published.firstsOfDay.length;
    if (this.collected >= MOST_COLLECTED) void this.flush();
    else this.timer ??= setTimeout(() => void this.flush(), pacedDelay(COLLECTING, this.cost));
  }

  /** For readers that need current bests: projects all scores that were acknowledged before the call. */
  async catchUp(): Promise<void> {
    await this.flush();
    if (this.events.hasPeers) await this.projectAll();
  }

  /** Projects all committed scores, acknowledged or not. */
  projectAll(): Promise<void> {
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const run = this.projectCommitted();
      this.running = run.catch(() => undefined);
      return run;
    });
    return this.next;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
    await this.totalsPublished();
  }

  private async projectCommitted(): Promise<void> {
    const last = await this.lastUnprojected(null);
    if (last === null) return;
    do await this.project(PROJECT_NEXT, [last]);
    while ((await this.lastUnprojected(last)) !== null);
  }

  private async lastUnprojected(upTo: number | null): Promise<number | null> {
    const [row] = await this.sql.run<{ last: number | null }>(LAST_UNPROJECTED, [upTo]);
    return row?.last ?? null;
  }

  /** Resolves when all added scores are projected. Scores whose projection fails are left to the outbox relay. */
  private flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const published = this.published;
    if (published.length > 0) {
      this.published = [];
      this.collected = 0;
      this.flushing = Promise.all([this.flushing, this.projectPublished(published)]).then(() => undefined);
    }
    return this.flushing;
  }

  private async projectPublished(published: PublishedScores[]): Promise<void> {
    const outboxIds = published.flatMap((scores) => scores.outboxIds);
    const firstsOfDay = published.flatMap((scores) => scores.firstsOfDay);
    const changing = [...published.flatMap(({ bests }) => bests), ...firstsOfDay];
    const removals = Math.min(...published.map((scores) => scores.removals));
    const began = performance.now();
    try {
      await this.project(PROJECT_PUBLISHED, [outboxIds, changing, firstsOfDay, removals]);
      this.cost = performance.now() - began;
    } catch (error) {
      this.log.warn({ err: error }, 'projection of bests failed; the relay retries it');
    }
  }

  private async project(statement: Statement, values: unknown[]): Promise<void> {
    const [added] = await this.sql.relaxedTransaction(async (client: pg.PoolClient) => {
      await client.query(LOCK_REMOVALS_SHARED);
      return runIn<AddedTotals>(client, statement, values);
    });
    if (added) this.publishing = this.publishing.then(() => this.publish(added));
  }

  private async publish(added: AddedTotals): Promise<void> {
    for (const listener of this.listeners) await listener(added);
  }
}
