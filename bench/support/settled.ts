import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from './environment.ts';

/** Limit for computing the totals, achievements and trends of inserted data, which is not measured. */
const SETTLE_TIMEOUT = 240_000;
const POLL_INTERVAL = 100;
/** The server is idle when at most BUSY_SAMPLES of the last SAMPLES found a running statement. */
const SAMPLES = 100;
const BUSY_SAMPLES = 5;

/** Waits until the server has finished its background work in this database, or until the time limit. */
export async function waitUntilSettled(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    const busy: boolean[] = [];
    const startedAt = Date.now();
    while (Date.now() - startedAt < SETTLE_TIMEOUT) {
      const { rows } = await db.query<{ active: boolean }>(
        `SELECT count(*) > 0 AS active FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`,
      );
      busy.push(rows[0]?.active ?? false);
      if (busy.length >= SAMPLES && busy.slice(-SAMPLES).filter(Boolean).length <= BUSY_SAMPLES) return;
      await pause(POLL_INTERVAL);
    }
  });
}
