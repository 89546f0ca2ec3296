import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../../src/config/mikro-orm.config.js';
import { withDatabaseLock } from '../../src/core/database/database-lock.js';
import { migrate } from '../../src/core/database/migrate.js';
import { openRedis } from '../../src/core/redis/redis.js';

/** Must differ from all other advisory locks in the test server. */
const TEMPLATE_LOCK = 5_830_412;

/** A migrated PostgreSQL database and an empty Redis for a test file. */
export interface TestDatabase {
  databaseUrl: string;
  redisUrl: string;
  /** A separate connection for the test. */
  pool: pg.Pool;
  /** Runs a statement and returns its rows. */
  rows<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  drop(): Promise<void>;
}

/** @param server a PostgreSQL other than that of the test run */
export async function createTestDatabase(server = requiredVariable('DATABASE_URL')): Promise<TestDatabase> {
  const template = await migratedTemplate(server);
  const name = `gamegeek_test_${randomBytes(6).toString('hex')}`;
  // FILE_COPY, because the default also writes the copy to the WAL and takes more than twice as long.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const databaseUrl = withDatabase(server, name);
  const redisUrl = await emptyRedis(requiredVariable('REDIS_URL'));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  return {
    databaseUrl,
    redisUrl,
    pool,
    rows: async (text, values) => (await pool.query(text, values)).rows,
    drop: async () => {
      await pool.end();
      await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** The name of a database with the current schema; the first test file creates it, the others copy it. */
async function migratedTemplate(server: string): Promise<string> {
  const name = `gamegeek_template_${schemaHash()}`;
  await withDatabaseLock(server, { number: TEMPLATE_LOCK }, async () => {
    const existing = await administer(server, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
    if (existing.rowCount) return;
    const unfinished = `${name}_new`;
    await administer(server, `DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await administer(server, `CREATE DATABASE ${unfinished}`);
    const url = withDatabase(server, unfinished);
    await migrate(url, { home: '.gamegeek' });
    // Renamed when complete, so that an interrupted run leaves no partial template.
    await administer(server, `ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

function schemaHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS_FOLDER).sort()) {
    hash.update(file).update(readFileSync(path.join(MIGRATIONS_FOLDER, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function administer(server: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Allocates the logical databases of Redis in turn. Database 0 holds the counter. */
async function emptyRedis(server: string): Promise<string> {
  const client = openRedis(server, 'worker', () => undefined);
  const { databases } = await client.configGet('databases');
  const number = 1 + ((await client.incr('gamegeek-tests:taken')) % (Number(databases) - 1));
  await client.select(number);
  await client.flushDb();
  client.destroy();
  return withDatabase(server, String(number));
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function requiredVariable(name: 'DATABASE_URL' | 'REDIS_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the tests with "npm test", which starts both servers`);
  return value;
}
