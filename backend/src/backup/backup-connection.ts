import pg from 'pg';
import { BACKUP_LIMITS, DATABASE_LIMITS } from '../config/limits.js';

/** A connection without a statement timeout, because large tables take long. */
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
  // The running statement reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
