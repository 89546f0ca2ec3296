import type { TestDatabase } from './test-database.js';

/**
 * Sets the clock that statements on a database see to `time`, from which it goes on. The first call is for connections
 * that are opened afterwards; later calls take effect at once. Defaults of columns keep the real time.
 */
export async function setDatabaseClock({ rows, databaseUrl }: TestDatabase, time: Date): Promise<void> {
  await rows('CREATE SCHEMA IF NOT EXISTS test_clock');
  await rows('CREATE TABLE IF NOT EXISTS test_clock.moved (id integer PRIMARY KEY, by interval NOT NULL)');
  for (const name of ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']) {
    await rows(`
      CREATE OR REPLACE FUNCTION test_clock.${name}() RETURNS timestamptz STABLE LANGUAGE sql
      AS 'SELECT pg_catalog.${name}() + by FROM test_clock.moved'`);
  }
  await rows(
    `INSERT INTO test_clock.moved VALUES (1, $1::timestamptz - pg_catalog.clock_timestamp())
     ON CONFLICT (id) DO UPDATE SET by = excluded.by`,
    [time.toISOString()],
  );
  // Names without a schema are looked up here before PostgreSQL's own.
  await rows(
    `ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} SET search_path = test_clock, public, pg_catalog`,
  );
}
