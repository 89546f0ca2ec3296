import { readdirSync } from 'node:fs';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../../config/mikro-orm.config.js';

/** Must differ from all other advisory locks in this database. */
const MIGRATION_LOCK = 7_260_871;

/** Thrown when a newer release has migrated the database; the message is shown as is. */
export class NewerDatabaseError extends Error {}

/**
 * Runs pending migrations. Nodes may start at the same time: one takes the lock and migrates, the others wait. Returns
 * the names of the migrations it ran.
 */
export async function migrate(orm: MikroORM, databaseUrl: string): Promise<string[]> {
  return withDatabaseLock(databaseUrl, MIGRATION_LOCK, async () => {
    const executed = await orm.migrator.getExecuted();
    refuseNewerDatabase(executed.map(({ name }) => name));
    const done = await orm.migrator.up();
    return done.map(({ name }) => name);
  });
}

/** Runs `work` under a lock on its own connection; closing the connection always releases the lock. */
export async function withDatabaseLock<T>(databaseUrl: string, lock: number, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'gamegeek start' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end();
  }
}

function refuseNewerDatabase(executed: string[]): void {
  const ours = new Set(readdirSync(MIGRATIONS_FOLDER).map(withoutEnding));
  const foreign = executed.map(withoutEnding).find((name) => !ours.has(name));
  if (foreign) {
    throw new NewerDatabaseError(
      `The database is of a newer GameGeek (it has ${foreign}): update this checkout, or use another DATABASE_URL.`,
    );
  }
}

function withoutEnding(file: string): string {
  return file.replace(/\..*$/, '');
}
