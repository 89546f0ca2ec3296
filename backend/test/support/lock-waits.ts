import type { TestDatabase } from './test-database.js';

/** The number of statements that wait for a lock. */
export async function lockWaits({ rows }: Pick<TestDatabase, 'rows'>): Promise<number> {
  const waiting = await rows(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length;
}
