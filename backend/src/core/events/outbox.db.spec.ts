import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Settings } from '../../config/settings.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { until } from '../../../test/support/until.js';
import { Sql } from '../database/sql.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';

Logger.overrideLogger(false);

let database: TestDatabase;
let sql: Sql;
let relays: OutboxRelay[];

beforeAll(async () => {
  database = await createTestDatabase();
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
async function leaveBehind(count: number, age = 5, name = 'told'): Promise<number[]> {
  const rows = await database.rows<{ id: string }>(
    `INSERT INTO outbox_events (name, payload, created_at)
     SELECT $1, to_jsonb(n), now() - make_interval(secs => $2) FROM generate_series(1, $3) n RETURNING id`,
    [name, age, count],
  );
  return rows.map(({ id }) => Number(id));
}

const left = async () => (await database.rows<{ id: string }>('SELECT id FROM outbox_events')).length;

function startRelay(republish: (payloads: unknown[]) => Promise<void>, name = 'told'): OutboxRelay {
  const relay = new OutboxRelay(sql);
  relay.handle(name, republish);
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
      if (tries < 3) throw new Error('Redis is away');
    });
    await until(left, (count) => count === 0);
    expect(tries).toBe(3);
  });

  it('passes events to the handler of their name', async () => {
    await leaveBehind(1, 5, 'told');
    await leaveBehind(2, 5, 'asked');
    const asked: unknown[] = [];
    const told: unknown[] = [];
    const relay = startRelay(async (payloads) => void told.push(...payloads));
    relay.handle('asked', async (payloads) => void asked.push(...payloads));
    await until(left, (count) => count === 0);
    expect([told, asked]).toEqual([[1], [1, 2]]);
  });

  it('refuses a second handler for a name', () => {
    const relay = new OutboxRelay(sql);
    relay.handle('told', async () => undefined);
    expect(() => relay.handle('told', async () => undefined)).toThrow('the outbox event told has two handlers');
  });
});
