import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Row } from '../database/sql.js';
import { Sql } from '../database/sql.js';

const POLL_EVERY = 500;
/** The committing node publishes at once; an older row was left behind by a crash. */
const LEFT_BEHIND = '1 second';
const ROWS_AT_ONCE = 500;
/** A row may hold hundreds of scores, and the transaction that holds the lock must stay short. */
const CHARACTERS_AT_ONCE = 40_000;
/** Must differ from all other advisory locks in this database. */
const RELAY_LOCK = 7_260_870;

const OLDEST = `
  SELECT id, name, payload FROM (
    SELECT id, name, payload, sum(length(payload::text)) OVER (ORDER BY id) - length(payload::text) AS before
    FROM (
      SELECT * FROM outbox_events
      WHERE created_at < now() - interval '${LEFT_BEHIND}' ORDER BY id LIMIT ${ROWS_AT_ONCE}
    ) oldest
  ) measured
  WHERE before < ${CHARACTERS_AT_ONCE} ORDER BY id`;

interface OutboxRow extends Row {
  id: number;
  name: string;
  payload: unknown;
}

/** Publishes events that a crash or an outage of Redis left behind; throws to retry later. */
export type Republish = (payloads: unknown[]) => Promise<void>;

/**
 * Publishes events that a crash left behind. A transaction-level lock lets one relay work at a time; it ends with the
 * connection, so a frozen process cannot publish twice.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Outbox');
  private readonly handlers = new Map<string, Republish>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly sql: Sql) {}

  handle(name: string, republish: Republish): void {
    if (this.handlers.has(name)) throw new Error(`the outbox event ${name} has two handlers`);
    this.handlers.set(name, republish);
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.running = this.relayAll().finally(() => {
        this.running = undefined;
        if (this.timer) this.schedule();
      });
    }, POLL_EVERY);
    this.timer.unref();
  }

  private async relayAll(): Promise<void> {
    try {
      while ((await this.relay()) > 0) {
        // Continue until a batch is empty.
      }
    } catch (error) {
      this.log.debug({ err: error }, 'relay failed; will retry');
    }
  }

  private async relay(): Promise<number> {
    return this.sql.transaction(async (client) => {
      const lock = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [RELAY_LOCK]);
      if (!lock.rows[0]?.mine) return 0;
      const { rows } = await client.query<OutboxRow>(OLDEST);
      if (rows.length === 0) return 0;
      for (const [name, group] of Map.groupBy(rows, (row) => row.name)) {
        const republish = this.handlers.get(name);
        if (!republish) throw new Error(`the outbox event ${name} has no handler`);
        await republish(group.map((row) => row.payload));
      }
      await client.query('DELETE FROM outbox_events WHERE id = ANY($1::bigint[])', [rows.map((row) => row.id)]);
      this.log.log(`published ${rows.length} outbox events left behind`);
      return rows.length;
    });
  }
}
