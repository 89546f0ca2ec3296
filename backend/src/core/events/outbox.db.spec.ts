import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import * as v from 'valibot';
import { OUTBOX_LIMITS } from '../../config/limits.js';
import type { Settings } from '../../config/settings.js';
import { storeDelays } from '../../../test/support/stored-delays.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { until } from '../../../test/support/until.js';
import { Sql } from '../database/sql.service.js';
import { Metrics } from '../metrics/metrics.service.js';
import { OutboxMetrics } from '../metrics/outbox.metrics.js';
import { Outbox } from './outbox.repository.js';
import { OutboxRelay } from './outbox-relay.service.js';

Logger.overrideLogger(false);

let database: TestDatabase;
let sql: Sql;
let relays: OutboxRelay[];

beforeAll(async () => {
  database = await createTestDatabase();
  await storeDelays(database, 'outbox_events');
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
});
beforeEach(async () => {
  relays = [];
  await database.rows('TRUNCATE outbox_events RESTART IDENTITY');
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.onModuleDestroy()));
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

/** Inserts `count` rows with payloads 1 to `count` and the given age in seconds. */
async function leaveBehind(count: number, age = 5, name = 'test.event'): Promise<number[]> {
  const rows = await database.rows<{ id: string }>(
    `INSERT INTO outbox_events (name, payload, created_at)
     SELECT $1, to_jsonb(n), now() - make_interval(secs => $2) FROM generate_series(1, $3) n RETURNING id`,
    [name, age, count],
  );
  return rows.map(({ id }) => Number(id));
}

interface Failure {
  attempts: number;
  error: string;
  parked: boolean;
  /** In seconds. */
  delay: number;
}

/** Events that could not be published, and their delays. */
const failures = () =>
  database.rows<Failure & pg.QueryResultRow>(`
    SELECT attempts::int, last_error AS error, parked_at IS NOT NULL AS parked, delay
    FROM outbox_events WHERE attempts > 0 ORDER BY id`);

const left = async () => (await database.rows<{ id: string }>('SELECT id FROM outbox_events')).length;

function startRelay(
  republish: (payloads: unknown[]) => Promise<void>,
  name = 'test.event',
  schema: v.GenericSchema = v.number(),
): OutboxRelay {
  const relay = new OutboxRelay(sql);
  relay.handle(name, schema, republish);
  relay.onApplicationBootstrap();
  relays.push(relay);
  return relay;
}

describe('Outbox', () => {
  it('deletes events marked as published after a short delay', async () => {
    const [first = 0, second = 0, third = 0] = await leaveBehind(3);
    const outbox = new Outbox(sql);
    outbox.markPublished(first);
    outbox.markPublished(third);
    await until(left, (count) => count === 1);
    expect(await database.rows('SELECT id::int FROM outbox_events')).toEqual([{ id: second }]);
  });

  it('deletes them immediately at shutdown', async () => {
    const [only = 0] = await leaveBehind(1);
    const outbox = new Outbox(sql);
    outbox.markPublished(only);
    await outbox.beforeApplicationShutdown();
    expect(await left()).toBe(0);
  });

  it('ignores events that another node has deleted', async () => {
    const outbox = new Outbox(sql);
    outbox.markPublished(4_711);
    await expect(outbox.beforeApplicationShutdown()).resolves.toBeUndefined();
  });
});

describe('OutboxRelay', () => {
  it('publishes events left behind in order and deletes them', async () => {
    await leaveBehind(3);
    const published: unknown[] = [];
    startRelay(async (payloads) => void published.push(...payloads));
    await until(left, (count) => count === 0);
    expect(published).toEqual([1, 2, 3]);
  });

  it('leaves recent events to the node that committed them', async () => {
    await leaveBehind(2, -3_600);
    await leaveBehind(1);
    const published: unknown[] = [];
    startRelay(async (payloads) => void published.push(...payloads));
    await until(left, (count) => count === 2);
    expect(published).toEqual([1]);
  });

  it('publishes each event once with two relays', async () => {
    await leaveBehind(1_201);
    const published: unknown[][] = [[], []];
    for (const mine of published) startRelay(async (payloads) => void mine.push(...payloads));
    await until(left, (count) => count === 0);
    expect(published.flat().sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 1_201 }, (_, i) => i + 1),
    );
  });

  it('lets only one relay publish at a time', async () => {
    await leaveBehind(2);
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    let working = 0;
    let most = 0;
    let calls = 0;
    for (let i = 0; i < 3; i++) {
      startRelay(async () => {
        calls += 1;
        most = Math.max(most, (working += 1));
        await gate;
        working -= 1;
      });
    }
    await until(
      () => calls,
      (count) => count === 1,
    );
    // The other relays stop at the lock.
    const lockers = () =>
      database.rows<{ granted: boolean }>(
        `SELECT granted FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    expect(await lockers()).toEqual([{ granted: true }]);
    go();
    await until(left, (count) => count === 0);
    expect([most, calls]).toEqual([1, 1]);
  });

  it('retries an event that could not be published', async () => {
    await leaveBehind(1);
    let tries = 0;
    startRelay(async () => {
      tries += 1;
      if (tries < 3) throw new Error('Redis is unreachable');
    });
    await until(left, (count) => count === 0);
    expect(tries).toBe(3);
  });

  it('publishes all others when one event fails each time', async () => {
    await leaveBehind(5);
    const published: unknown[] = [];
    startRelay(async (payloads) => {
      if (payloads.includes(3)) throw new Error('no score has this id');
      published.push(...payloads);
    });
    await until(left, (count) => count === 1);
    expect(published).toEqual([1, 2, 4, 5]);
    expect(await failures()).toMatchObject([{ error: 'no score has this id', parked: false }]);
  });

  it('publishes events of other names when those of one name fail or have no handler', async () => {
    await leaveBehind(1, 5, 'unheard-of');
    await leaveBehind(2, 5, 'broken');
    await leaveBehind(2);
    const published: unknown[] = [];
    const relay = startRelay(async (payloads) => void published.push(...payloads));
    relay.handle('broken', v.number(), () => Promise.reject(new Error('no')));
    await until(
      () => published,
      ({ length }) => length === 2,
    );
    expect(published).toEqual([1, 2]);
    await until(failures, (rows) => rows.length === 2 && rows.every(({ attempts }) => attempts >= 2));
    const unknown = `SELECT attempts::int FROM outbox_events WHERE name = 'unheard-of'`;
    expect(await database.rows(unknown)).toEqual([{ attempts: 0 }]);
  });

  it('retries a payload of another release alone, and a node of that release publishes it', async () => {
    await leaveBehind(3);
    await database.rows(`UPDATE outbox_events SET payload = '{"number": "a secret"}' WHERE id = 2`);
    const groups: unknown[][] = [];
    const relay = startRelay(async (payloads) => void groups.push(payloads));
    const [row] = await until(failures, (rows) => rows.length === 1);
    await until(left, (count) => count === 1);
    expect(groups).toEqual([[1, 3]]);
    // The error does not repeat the payload, which may contain personal data.
    expect(row).toEqual({
      attempts: 1,
      error: 'the payload does not fit: expected number at the top',
      parked: false,
      delay: 2,
    });
    const metrics = new Metrics();
    expect(new OutboxMetrics(metrics, sql)).toBeDefined();
    expect(await metrics.registry.metrics()).toContain('outbox_events{state="retrying"} 1');
    metrics.onModuleDestroy();
    await relay.onModuleDestroy();
    startRelay(async (payloads) => void groups.push(payloads), 'test.event', v.object({ number: v.string() }));
    await database.rows('UPDATE outbox_events SET due_at = now()');
    await until(left, (count) => count === 0);
    expect(groups).toEqual([[1, 3], [{ number: 'a secret' }]]);
  });

  it('waits longer after each failure, and parks an event after the last', async () => {
    await leaveBehind(1);
    const delays: number[] = [];
    startRelay(() => Promise.reject(new Error('no')));
    for (let attempts = 1; attempts <= OUTBOX_LIMITS.attempts; attempts++) {
      const [row] = await until(failures, (rows) => rows[0]?.attempts === attempts);
      delays.push(row?.delay ?? 0);
      await database.rows('UPDATE outbox_events SET due_at = now()');
    }
    const [first = 0, second = 0, ...more] = delays.slice(0, -1);
    expect([first, second]).toEqual([2, 4]);
    expect(Math.max(...more)).toBe(OUTBOX_LIMITS.longestDelaySeconds);
    expect(await failures()).toMatchObject([{ parked: true }]);
    await leaveBehind(1, 5, 'test.other');
    const published: unknown[] = [];
    startRelay(async (payloads) => void published.push(...payloads), 'test.other');
    await until(left, (count) => count === 1);
    expect(await failures()).toMatchObject([{ attempts: OUTBOX_LIMITS.attempts, parked: true }]);
  });

  it('uses up no attempt while PostgreSQL or Redis is unreachable', async () => {
    await leaveBehind(2);
    let tries = 0;
    startRelay(async () => {
      tries += 1;
      if (tries < 4) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    });
    await until(
      () => tries,
      (count) => count === 3,
    );
    expect(await failures()).toEqual([]);
    await until(left, (count) => count === 0);
  });

  it('exports how many events wait, are retried and are parked as metrics', async () => {
    await leaveBehind(4, 60);
    await database.rows('UPDATE outbox_events SET attempts = 1 WHERE id IN (1, 2)');
    await database.rows('UPDATE outbox_events SET parked_at = now() WHERE id = 1');
    const metrics = new Metrics();
    expect(new OutboxMetrics(metrics, sql)).toBeDefined();
    const text = await metrics.registry.metrics();
    metrics.onModuleDestroy();
    for (const [state, count] of [
      ['waiting', 2],
      ['retrying', 1],
      ['parked', 1],
    ] as const) {
      expect(text).toContain(`outbox_events{state="${state}"} ${count}`);
    }
    expect(Number(/^outbox_oldest_event_age_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(60);
  });

  it('hands the events of one name to the handler of that name', async () => {
    await leaveBehind(1, 5, 'test.event');
    await leaveBehind(2, 5, 'test.other');
    const second: unknown[] = [];
    const first: unknown[] = [];
    const relay = startRelay(async (payloads) => void first.push(...payloads));
    relay.handle('test.other', v.number(), async (payloads) => void second.push(...payloads));
    await until(left, (count) => count === 0);
    expect([first, second]).toEqual([[1], [1, 2]]);
  });

  it('refuses a second handler for a name', () => {
    const relay = new OutboxRelay(sql);
    relay.handle('test.event', v.number(), async () => undefined);
    expect(() => relay.handle('test.event', v.number(), async () => undefined)).toThrow(
      'the outbox event test.event has two handlers',
    );
  });
});
