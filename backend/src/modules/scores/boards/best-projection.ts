import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { Jobs } from '../../../core/jobs/jobs.js';
import { Sql, type Statement } from '../../../core/database/sql.js';
import { ANY_UNPROJECTED, HOLD_REMOVALS, PROJECT_ALL, PROJECT_PUBLISHED } from './best-projection.sql.js';

/** Scores that have been published. */
export interface PublishedScores {
  outboxIds: number[];
  /** Those that were found to be bests. */
  bests: number[];
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

  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
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

  /** For readers of bests that must not be a moment late: raises them by all that has been committed before the call. */
  catchUp(): Promise<void> {
    this.next ??= this.running.then(() => {
      this.next = undefined;
      const run = this.projectAll();
      this.running = run.catch(() => undefined);
      return run;
    });
    return this.next;
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  private async projectAll(): Promise<void> {
    const [row] = await this.sql.run<{ found: boolean }>(ANY_UNPROJECTED);
    if (row?.found) await this.project(PROJECT_ALL, []);
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const published = this.published;
    if (published.length === 0) return;
    this.published = [];
    const outboxIds = published.flatMap((scores) => scores.outboxIds);
    const bests = published.flatMap((scores) => scores.bests);
    const removals = Math.min(...published.map((scores) => scores.removals));
    try {
      await this.project(PROJECT_PUBLISHED, [outboxIds, bests, removals]);
    } catch (error) {
      // The relay projects and publishes them once more.
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
