import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Row } from '../database/sql.js';
import { Sql } from '../database/sql.js';

const LOOK_EVERY = 500;
/** The node that committed publishes at once; a row older than this has been left behind. */
const LEFT_BEHIND = '1 second';
const ROWS_AT_ONCE = 500;
/** A row may tell of hundreds of scores, and the transaction that holds the lock must not wait too long. */
const CHARACTERS_AT_ONCE = 40_000;
/** Any number that no other user of advisory locks in this database takes. */
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

/** Publishes events of one name that a crash or a fault of Redis left behind; throws when it cannot yet. */
export type Republish = (payloads: unknown[]) => Promise<void>;

/**
 * Sends what a crash left behind. One relay works at a time: the lock is held by the transaction, so it ends with the
 * connection, by the database's own clock, even if the process is frozen.
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
    }, LOOK_EVERY);
    this.timer.unref();
  }

  private async relayAll(): Promise<void> {
    try {
      while ((await this.relay()) > 0) {
        // there may be more
      }
    } catch (error) {
      this.log.debug({ err: error }, 'not relayed yet');
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
      this.log.log(`published ${rows.length} events that had been left behind`);
      return rows.length;
    });
  }
}
