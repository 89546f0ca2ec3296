import pg from 'pg';
import { POOLED_OPTIONS } from '../../config/connection-options.js';
import { MIGRATION_LIMITS } from '../../config/limits.js';
import { SettingsError, type Settings } from '../../config/settings.js';

/** The same for all connections to one database of one running server, and for those alone. */
const IDENTITY = `
  SELECT concat_ws(' ', oid, extract(epoch FROM pg_postmaster_start_time())) AS identity
  FROM pg_database WHERE datname = current_database()`;

/** Scores would be written to one database, and their players looked up in another. */
export async function assertSameDatabase({
  databaseUrl,
  directDatabaseUrl,
}: Pick<Settings, 'databaseUrl' | 'directDatabaseUrl'>): Promise<void> {
  if (directDatabaseUrl === undefined) return;
  const [pooled, direct] = await Promise.all([databaseUrl, directDatabaseUrl].map(identityOf));
  if (pooled === direct) return;
  throw new SettingsError(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: let both lead to the same one, the first through the pooler.',
  );
}

async function identityOf(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString,
    ...POOLED_OPTIONS,
    connectionTimeoutMillis: MIGRATION_LIMITS.connectionTimeout,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ identity: string }>(IDENTITY);
    return rows[0]?.identity;
  } finally {
    await client.end();
  }
}
