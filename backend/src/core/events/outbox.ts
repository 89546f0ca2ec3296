import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Sql } from '../database/sql.js';

const FLUSH_EVERY = 200;
const DELETE_PUBLISHED = {
  name: 'delete-published-events',
  text: 'DELETE FROM outbox_events WHERE id = ANY($1::bigint[])',
};

/**
 * Deletes outbox rows in batches once their events are published. The rows are inserted by the transaction that makes the
 * change; those left behind by a crash are published by `OutboxRelay`.
 */
@Injectable()
export class Outbox implements BeforeApplicationShutdown {
  private readonly log = new Logger('Outbox');
  private published: number[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly sql: Sql) {}

  markPublished(id: number): void {
    this.published.push(id);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const ids = this.published;
    if (ids.length === 0) return;
    this.published = [];
    try {
      await this.sql.note(DELETE_PUBLISHED, [ids]);
    } catch (error) {
      // The relay publishes them again, which is idempotent, and deletes them.
      this.log.warn({ err: error }, 'published outbox events could not be deleted');
    }
  }
}
