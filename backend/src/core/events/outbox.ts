import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Sql } from '../database/sql.js';

const SETTLE_EVERY = 200;
const SETTLE = { name: 'outbox-settle', text: 'DELETE FROM outbox_events WHERE id = ANY($1::bigint[])' };

/**
 * The other half of the outbox: rows are written by the statement that makes the change; once their event has been
 * published they are settled here, many at a time. What a crash leaves unsettled is the relay's.
 */
@Injectable()
export class Outbox implements BeforeApplicationShutdown {
  private readonly log = new Logger('Outbox');
  private published: number[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly sql: Sql) {}

  settle(id: number): void {
    this.published.push(id);
    this.timer ??= setTimeout(() => void this.flush(), SETTLE_EVERY);
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
      await this.sql.note(SETTLE, [ids]);
    } catch (error) {
      // The relay publishes them once more, which changes nothing, and removes them then.
      this.log.warn({ err: error }, 'published events could not be settled');
    }
  }
}
