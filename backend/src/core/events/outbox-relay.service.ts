import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type pg from 'pg';
import * as v from 'valibot';
import { OUTBOX_LIMITS } from '../../config/limits.js';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { isUnreachable } from '../errors/to-app-error.js';
import { Sql } from '../database/sql.service.js';
import { LimitedLog } from '../logging/limited-log.js';
import { DELETE_PUBLISHED, NEXT_RETRY, NOTE_FAILURE, OLDEST, TRY_LOCK, type OutboxRow } from './outbox.sql.js';

const POLL_EVERY = 500;

/** Publishes events that a crash or an outage of Redis left behind; throws to retry later. */
type Republish<T> = (payloads: T[]) => Promise<void>;

/** Rows of one name: those whose payloads fit the schema, and the errors of the others. */
interface CheckedRows {
  valid: OutboxRow[];
  invalid: { row: OutboxRow; error: Error }[];
  republish: () => Promise<void>;
}

/**
 * Publishes events that a crash left behind. A transaction-level lock lets one relay work at a time; it ends with the
 * connection, so a frozen process cannot publish twice. Events are published in groups. After a failure each is retried
 * separately, so that an event that always fails does not block the others. A payload that does not fit the schema of
 * its event is such a failure: a node of another release may still publish it.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Outbox');
  private readonly failures = new LimitedLog(this.log);
  private readonly handlers = new Map<string, (rows: OutboxRow[]) => CheckedRows>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly sql: Sql) {}

  handle<T>(name: string, schema: v.GenericSchema<unknown, T>, republish: Republish<T>): void {
    if (this.handlers.has(name)) throw new Error(`the outbox event ${name} has two handlers`);
    this.handlers.set(name, (rows) => check(rows, schema, republish));
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
      // Both in each round: neither may starve the other.
      for (let more = true; more && this.timer;) {
        const fresh = await this.relay(OLDEST);
        const retried = await this.relay(NEXT_RETRY);
        more = fresh || retried;
      }
    } catch (error) {
      this.log.debug({ err: error }, 'relay failed; will retry');
    }
  }

  /** Returns whether there may be more. */
  private async relay(select: string): Promise<boolean> {
    return this.sql.transaction(async (client) => {
      const lock = await client.query<{ mine: boolean }>(TRY_LOCK, [ADVISORY_LOCKS.outboxRelay]);
      if (!lock.rows[0]?.mine) return false;
      const { rows } = await client.query<OutboxRow>(select, [[...this.handlers.keys()]]);
      const deadline = performance.now() + OUTBOX_LIMITS.publishTimeout;
      let done = 0;
      for (const [name, group] of Map.groupBy(rows, (row) => row.name)) {
        if (performance.now() < deadline && (await this.publish(client, name, group, deadline))) done += group.length;
      }
      return done > 0;
    });
  }

  /** Returns false if PostgreSQL or Redis is unreachable, which leaves the events as they are. */
  private async publish(client: pg.PoolClient, name: string, rows: OutboxRow[], deadline: number): Promise<boolean> {
    const checked = this.handlers.get(name)?.(rows);
    if (!checked) return false;
    const { valid, invalid, republish } = checked;
    for (const { row, error } of invalid) await this.noteFailure(client, name, [row], error);
    if (valid.length === 0) return true;
    try {
      await withDeadline(republish(), deadline);
    } catch (error) {
      if (isUnreachable(error)) {
        this.log.debug({ err: error, event: name }, 'not relayed yet');
        return false;
      }
      await this.noteFailure(client, name, valid, error);
      return true;
    }
    await client.query(DELETE_PUBLISHED.text, [valid.map(({ id }) => id)]);
    this.log.log(`published ${valid.length} events that a crash or an outage had left behind`);
    return true;
  }

  private async noteFailure(client: pg.PoolClient, name: string, rows: OutboxRow[], error: unknown): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const attempts = 1 + (rows[0]?.attempts ?? 0);
    const details = { err: error, event: name, attempts, ids: ids.slice(0, 10) };
    const message = error instanceof Error ? error.message : String(error);
    const delay = rows.length > 1 ? 0 : delayAfter(attempts);
    await client.query(NOTE_FAILURE, [ids, message.slice(0, 500), delay]);
    if (delay === null) this.failures.error(details, 'an outbox event is parked: it could not be published', name);
    else this.failures.warn({ ...details, retryIn: delay }, 'outbox events could not be published', name);
  }
}

function check<T>(rows: OutboxRow[], schema: v.GenericSchema<unknown, T>, republish: Republish<T>): CheckedRows {
  const valid: OutboxRow[] = [];
  const invalid: CheckedRows['invalid'] = [];
  const payloads: T[] = [];
  for (const row of rows) {
    const { success, output, issues } = v.safeParse(schema, row.payload);
    if (success) {
      valid.push(row);
      payloads.push(output);
    } else invalid.push({ row, error: new Error(`the payload does not fit: ${describe(issues)}`) });
  }
  return { valid, invalid, republish: () => republish(payloads) };
}

/** Without the values themselves, which may be personal data. */
function describe(issues: v.GenericIssue[]): string {
  return issues
    .map((issue) => `expected ${issue.expected ?? issue.type} at ${v.getDotPath(issue) ?? 'the top'}`)
    .join(', ');
}

/** In seconds; null to park the event. */
function delayAfter(attempts: number): number | null {
  return attempts < OUTBOX_LIMITS.attempts ? Math.min(2 ** attempts, OUTBOX_LIMITS.longestDelaySeconds) : null;
}

/** A handler that hangs must not outlive the transaction that holds the lock. */
function withDeadline<T>(work: Promise<T>, deadline: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('publishing took too long')), deadline - performance.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
