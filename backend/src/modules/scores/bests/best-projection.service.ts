import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { Jobs } from '../../../core/jobs/jobs.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Sql, type Statement } from '../../../core/database/sql.js';
import { HOLD_REMOVALS, LAST_UNPROJECTED, PROJECT_NEXT, PROJECT_PUBLISHED } from './best-projection.sql.js';

/** Scores that have been published. */
export interface PublishedScores {
  outboxIds: number[];
  /** The ids of those that change a best or begin a day of play. */
  changing: number[];
  /** The newest removal that was known then. */
  removals: number;
}

/** Scores of this long are projected together, in milliseconds. */
const GATHER = 100;

/**
 * Raises the bests in PostgreSQL by the scores that have been committed. The score log and its outbox row are the
 * truth; the row leaves in the transaction that raises the bests, so a crash loses both or neither, and the commit
 * need not wait for the disk. Safe to run twice, late, or on two nodes at once.
 */
@Injectable()
export class BestProjection implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('Scores');
  private published: PublishedScores[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<void> | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly events: EventStream,
  ) {}

  /** Jobs see all that was committed before they began. */
  onModuleInit(): void {
    this.jobs.beforeRun(() => this.catchUp());
  }

  /** The bests follow in a moment. */
  add(published: PublishedScores): void {
    this.published.push(published);
    this.timer ??= setTimeout(() => void this.flush(), GATHER);
  }

  /** For readers of bests that must not be a moment late: raises them by all scores that were acknowledged before. */
  async catchUp(): Promise<void> {
    await this.flush();
    if (this.events.hasPeers) await this.projectAll();
  }

  /** The same by all that has been committed, acknowledged or not. */
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
    clearTimeout(this.timer);
    await this.flush();
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

  /** Resolves when all that has been added is projected; the relay does what fails here. */
  private flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const published = this.published;
    if (published.length > 0) {
      this.published = [];
      this.flushing = Promise.all([this.flushing, this.projectPublished(published)]).then(() => undefined);
    }
    return this.flushing;
  }

  private async projectPublished(published: PublishedScores[]): Promise<void> {
    const outboxIds = published.flatMap((scores) => scores.outboxIds);
    const changing = published.flatMap((scores) => scores.changing);
    const removals = Math.min(...published.map((scores) => scores.removals));
    try {
      await this.project(PROJECT_PUBLISHED, [outboxIds, changing, removals]);
    } catch (error) {
      this.log.warn({ err: error }, 'bests could not be raised yet');
    }
  }

  private project({ name, text }: Statement, values: unknown[]): Promise<void> {
    return this.sql.relaxedTransaction(async (client: pg.PoolClient) => {
      await client.query(HOLD_REMOVALS);
      await client.query({ name, text, values });
    });
  }
}
