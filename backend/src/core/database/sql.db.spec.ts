import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testSettings } from '../../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { Sql } from './sql.js';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql(testSettings(database));
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

const PID = { name: 'own-pid', text: 'SELECT pg_backend_pid() AS pid' };

it('a lost connection between two statements of a transaction fails only that transaction', async () => {
  const cutOff = sql.transaction(async (client) => {
    const { rows } = await client.query<{ pid: number }>(PID.text);
    // Not events.once, which would add an error listener.
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await database.rows('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await client.query('SELECT 1');
  });
  await expect(cutOff).rejects.toThrow();
  expect(await sql.run(PID)).toEqual([{ pid: expect.any(Number) }]);
});

it('a job may ask for longer than a request', async () => {
  const sleep = { name: 'sleep', text: 'SELECT pg_sleep(5.6)' };
  const [ofRequest, ofJob] = await Promise.allSettled([
    sql.run(sleep),
    sql.inBackground((client) => client.query(sleep.text)),
  ]);
  expect([ofRequest.status, ofJob.status]).toEqual(['rejected', 'fulfilled']);
});
