import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Sql } from '../database/sql.service.js';
import { runIn, type Transaction } from '../database/transaction.js';
import { LimitedLog } from '../logging/limited-log.js';
import type { OutboxEventName, OutboxPayloadMap } from './event-map.js';
import { DELETE_PUBLISHED, INSERT_EVENT, INSERT_EVENTS } from './outbox.sql.js';

/** How often published rows are deleted, in milliseconds. */
const FLUSH_EVERY = 200;

/**
 * The table of events that are not published yet. `TransactionalPublisher` inserts and publishes them; those left
 * behind by a crash are published by `OutboxRelay`. Rows are deleted in batches once their events are published.
 */
@Injectable()
export class Outbox implements BeforeApplicationShutdown {
  private readonly log = new LimitedLog(new Logger('Outbox'));
  private published: number[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly sql: Sql) {}

  /** Inserts an event in the transaction of its change. Returns the id of its row. */
  async insert<N extends OutboxEventName>(tx: Transaction, name: N, payload: OutboxPayloadMap[N]): Promise<number> {
    const [row] = await runIn<{ id: number }>(tx, INSERT_EVENT, [name, JSON.stringify(payload)]);
    if (!row) throw new Error('the event was not inserted');
    return row.id;
  }

  /** Inserts events that only the relay publishes, after a second. */
  async leaveToRelay<N extends OutboxEventName>(name: N, payloads: OutboxPayloadMap[N][]): Promise<void> {
    if (payloads.length > 0) await this.sql.run(INSERT_EVENTS, [name, JSON.stringify(payloads)]);
  }

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
