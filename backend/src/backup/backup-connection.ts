import pg from 'pg';
import { BACKUP_LIMITS, DATABASE_LIMITS } from '../config/limits.js';

/** A connection whose statements may take as long as a large table does. */
export async function withBackupConnection<T>(
  databaseUrl: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: DATABASE_LIMITS.connectionTimeout,
    statement_timeout: 0,
    lock_timeout: BACKUP_LIMITS.lockTimeout,
    idle_in_transaction_session_timeout: 0,
  });
  // A lost connection is reported by the statement that runs.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
