import type { JobDefinition } from './jobs.service.js';

const BATCH = 1_000;

/** Deletes at most `limit` rows that are old enough, and returns how many. */
interface OldRows {
  deleteOld(limit: number): Promise<number>;
}

/**
 * A job that deletes what has expired. Every such job is one, because nodes with a wrong clock take none. What has
 * expired is decided in SQL, by PostgreSQL's clock (`database-time`).
 */
export abstract class DeletionJob implements JobDefinition {
  abstract readonly name: string;
  abstract readonly every: number;
  readonly deletes = true;
  private readonly rows: OldRows[];

  /** `rows` are deleted in small batches, so that locks are held briefly; a job without them has its own `run`. */
  constructor(...rows: OldRows[]) {
    this.rows = rows;
  }

  async run(): Promise<void> {
    for (const rows of this.rows) while ((await rows.deleteOld(BATCH)) === BATCH);
  }
}
