import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATION_LIMITS } from '../../config/limits.js';

const TRY_EVERY = 200;
const REPORT_EVERY = 15_000;

export interface DatabaseLock {
  number: number;
  /** How long to wait for another holder, in milliseconds. */
  limit?: number;
  /** Called with the seconds of waiting when another node holds the lock, and again every 15 seconds. */
  onWait?: (seconds: number) => void;
}

/**
 * Runs `work` under a lock that one node holds at a time, on a separate connection: closing it releases the lock. Polls
 * for the lock, because a statement that waits inside PostgreSQL would block CREATE INDEX CONCURRENTLY.
 */
export async function withDatabaseLock<T>(databaseUrl: string, lock: DatabaseLock, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: MIGRATION_LIMITS.connectionTimeout,
    application_name: 'gamegeek start',
  });
  await client.connect();
  try {
    await take(client, lock);
    return await work();
  } finally {
    await client.end();
  }
}

async function take(client: pg.Client, { number, limit = Infinity, onWait }: DatabaseLock): Promise<void> {
  const began = performance.now();
  let reportedAt = -Infinity;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [number]);
    if (rows[0]?.mine) return;
    const waited = performance.now() - began;
    if (waited > limit) {
      throw new Error(
        `Another node has held the lock ${number} of the database for ${Math.round(limit / 1_000)} s: see what it does, or end its connection, and start again.`,
      );
    }
    if (performance.now() - reportedAt > REPORT_EVERY) {
      reportedAt = performance.now();
      onWait?.(Math.round(waited / 1_000));
    }
    await wait(TRY_EVERY);
  }
}
