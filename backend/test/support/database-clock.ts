import type { TestDatabase } from './test-database.js';

/**
 * Sets the clock of statements on a database to `time`; it continues from there. The first call affects connections
 * opened afterwards, later calls take effect at once. Column defaults keep the real time.
 */
export async function setDatabaseClock({ rows, databaseUrl }: TestDatabase, time: Date): Promise<void> {
  await rows('CREATE SCHEMA IF NOT EXISTS test_clock');
  await rows('CREATE TABLE IF NOT EXISTS test_clock.moved (id integer PRIMARY KEY, by interval NOT NULL)');
  for (const name of ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']) {
    await rows(`
      CREATE OR REPLACE FUNCTION test_clock.${name}() RETURNS timestamptz STABLE LANGUAGE sql
      AS 'SELECT pg_catalog.${name}() + by FROM test_clock.moved'`);
  }
  // In seconds: a day may have 23 hours in the time zone of the machine.
  await rows(
    `INSERT INTO test_clock.moved
     VALUES (1, make_interval(secs => extract(epoch FROM $1::timestamptz - pg_catalog.clock_timestamp())))
     ON CONFLICT (id) DO UPDATE SET by = excluded.by`,
    [time.toISOString()],
  );
  // Unqualified names resolve to this schema before pg_catalog.
  await rows(
    `ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} SET search_path = test_clock, public, pg_catalog`,
  );
}
