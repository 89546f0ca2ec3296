import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { isAway } from '../errors/to-app-error.js';
import { failSilentConnections } from './silent-connections.js';

const LIMIT = 100;
const LONGER_THAN_LIMIT = 'SELECT pg_sleep(0.4)';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  failSilentConnections(pool, LIMIT);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const backend = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;

describe('a limit to the silence of PostgreSQL', () => {
  it('fails a query without an answer as unavailable, and replaces its connection', async () => {
    const before = await backend();
    const error: unknown = await pool.query(LONGER_THAN_LIMIT).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(isAway(error)).toBe(true);
    expect(await backend()).not.toBe(before);
  });

  it('fails a statement of a transaction as unavailable', async () => {
    const client = await pool.connect();
    client.on('error', () => undefined);
    await client.query('BEGIN');
    const error: unknown = await client.query(LONGER_THAN_LIMIT).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    client.release(true);
    expect(isAway(error)).toBe(true);
  });

  it('keeps idle connections', async () => {
    const before = await backend();
    await database.rows(LONGER_THAN_LIMIT);
    expect(await backend()).toBe(before);
  });

  it('does not end a statement that returns rows in time', async () => {
    const { rows } = await pool.query(`SELECT pg_sleep(0.01) FROM generate_series(1, 5)`);
    expect(rows).toHaveLength(5);
  });
});
