import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { MIGRATION_OPTIONS } from '../../config/connection-options.js';
import { MIGRATION_LIMITS } from '../../config/limits.js';
import { MIGRATIONS_FOLDER, ormOptions } from '../../config/mikro-orm.config.js';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { withDatabaseLock } from './database-lock.js';

const LOCK_TIMEOUT = '55P03';

/** The database has migrations that this release does not know; the message is for the operator. */
export class UnknownMigrationsError extends Error {}

/** Receives the progress, in sentences for an operator. */
export type Progress = (sentence: string) => void;

interface MigrateOptions {
  /** The folder in which `npm start` keeps its own database. */
  home: string;
  progress?: Progress;
}

/**
 * Runs pending migrations, one transaction each. Nodes may start at the same time: one takes the lock and migrates, the
 * others wait. Returns the names of the migrations it ran.
 */
export async function migrate(
  databaseUrl: string,
  { home, progress = () => undefined }: MigrateOptions,
): Promise<string[]> {
  if ((await findPending(databaseUrl, home)).length === 0) return [];
  const onWait = (seconds: number) =>
    progress(`waiting for another node that migrates the database (${seconds} s, at most ${MOST_SECONDS})`);
  const lock = { number: ADVISORY_LOCKS.migration, limit: MIGRATION_LIMITS.waitForOther, onWait };
  return withDatabaseLock(databaseUrl, lock, async () => {
    const pending = await findPending(databaseUrl, home);
    if (pending.length > 0) await runAll(databaseUrl, progress);
    return pending;
  });
}

const MOST_SECONDS = MIGRATION_LIMITS.waitForOther / 1_000;

/** Reads without the ORM and without the lock, so that a start without pending migrations is fast. */
async function findPending(databaseUrl: string, home: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, ...MIGRATION_OPTIONS });
  await client.connect();
  try {
    const { rows: tables } = await client.query(`SELECT WHERE to_regclass('mikro_orm_migrations') IS NOT NULL`);
    const { rows } =
      tables.length > 0 ? await client.query<{ name: string }>('SELECT name FROM mikro_orm_migrations') : { rows: [] };
    const executed = new Set(rows.map(({ name }) => withoutEnding(name)));
    const ours = [...new Set(readdirSync(MIGRATIONS_FOLDER).map(withoutEnding))].toSorted();
    refuseUnknown(executed, { ours, home });
    return ours.filter((name) => !executed.has(name));
  } finally {
    await client.end();
  }
}

async function runAll(databaseUrl: string, progress: Progress): Promise<void> {
  const options = ormOptions(databaseUrl);
  const orm = await MikroORM.init({
    ...options,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    driverOptions: MIGRATION_OPTIONS,
    logger: () => undefined,
  });
  let running = { name: '', began: 0 };
  orm.migrator.on('migrating', ({ name }) => {
    running = { name, began: performance.now() };
    progress(`migrating: ${name}`);
  });
  const timer = setInterval(() => {
    progress(`still migrating: ${running.name} (${Math.round((performance.now() - running.began) / 1_000)} s)`);
  }, MIGRATION_LIMITS.progressInterval);
  try {
    await untilUnlocked(() => orm.migrator.up(), progress);
  } finally {
    clearInterval(timer);
    await orm.close(true);
  }
}

/**
 * A change of a table that waits for a long query blocks all later queries. It therefore times out after seconds and is
 * retried after a pause; earlier migrations are kept.
 */
async function untilUnlocked(work: () => Promise<unknown>, progress: Progress): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === MIGRATION_LIMITS.lockAttempts) throw error;
      progress(`a table is in use; the migration retries after a pause (attempt ${attempt})`);
      await wait(MIGRATION_LIMITS.lockPause);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === LOCK_TIMEOUT) || isLockTimeout(error.cause);
}

function refuseUnknown(executed: Set<string>, { ours, home }: { ours: string[]; home: string }): void {
  const unknown = [...executed].find((name) => !ours.includes(name));
  if (unknown === undefined) return;
  const [first = ''] = ours;
  throw new UnknownMigrationsError(
    executed.has(first)
      ? `The database is of a newer GameGeek (it has ${unknown}): update this checkout, or use another DATABASE_URL.`
      : `The database is from before the first release of GameGeek (it has ${unknown}): delete the data folder ${home}, or set DATABASE_URL to an empty database.`,
  );
}

function withoutEnding(file: string): string {
  return file.replace(/\..*$/, '');
}
