import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Settings } from '../../../config/settings.js';
import { Sql } from '../../../core/database/sql.service.js';
import { PROJECT_NEXT, PROJECT_PUBLISHED } from './best-projection.sql.js';

const START = 30_000;

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
  await database.rows(
    `INSERT INTO outbox_events (name, payload) VALUES ('scores.accepted', '{"first": 1, "last": 1}')`,
  );
}, START);
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

it.each([PROJECT_PUBLISHED, PROJECT_NEXT])(
  '$name is planned without a comparison of all pairs of rows, also when statistics say that the outbox is small',
  async ({ text }) => {
    await database.rows('ANALYZE outbox_events');
    const { rows } = await sql.pool.query<{ 'QUERY PLAN': object }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('outbox_events');
    expect(plan).not.toContain('Join Filter');
  },
);
