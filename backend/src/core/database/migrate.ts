import { readdirSync } from 'node:fs';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../../config/mikro-orm.config.js';

/** Any number that no other user of advisory locks in this database takes. */
const MIGRATION_LOCK = 7_260_871;

/** Thrown when the database has been migrated by a newer release; the message is the sentence the start ends with. */
export class NewerDatabaseError extends Error {}

/**
 * Brings the schema up to date. Several nodes may start at once: the first takes the lock and migrates, the others
 * wait and find nothing left to do. Answers the names of the migrations that it ran.
 */
export async function migrate(orm: MikroORM, databaseUrl: string): Promise<string[]> {
  return withDatabaseLock(databaseUrl, MIGRATION_LOCK, async () => {
    const executed = await orm.migrator.getExecuted();
    refuseNewerDatabase(executed.map(({ name }) => name));
    const done = await orm.migrator.up();
    return done.map(({ name }) => name);
  });
}

/** Runs `work` while no other node does, on a connection of its own: closing it frees the lock, whatever happened. */
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
