import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { testSettings } from '../../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { until } from '../../../test/support/until.js';
import { MIGRATION_OPTIONS } from '../../config/connection-options.js';
import { DATABASE_LIMITS } from '../../config/limits.js';
import { ormOptions } from '../../config/mikro-orm.config.js';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { withDatabaseLock } from './database-lock.js';
import { migrate } from './migrate.js';
import { Sql } from './sql.service.js';

describe('migrations', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  /** Reverts the newest migration, so that one is pending. */
  const UNDO = [
    'ALTER TABLE mails DROP COLUMN is_bulk',
    `DELETE FROM mikro_orm_migrations WHERE name = '20261123031000SendBulkMailsLast'`,
  ];
  const undo = async () => {
    for (const statement of UNDO) await database.rows(statement);
  };

  async function client(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: database.databaseUrl });
    await opened.connect();
    return opened;
  }

  describe('a start', () => {
    it('without pending migrations does not wait for the lock', async () => {
      const other = await client();
      await other.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
      expect(await migrate(database.databaseUrl)).toEqual([]);
      await other.end();
    });

    it('reports that it waits while another node migrates, and then has nothing to do', async () => {
      await undo();
      const other = await client();
      await other.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
      const sentences: string[] = [];
      const starting = migrate(database.databaseUrl, (sentence) => sentences.push(sentence));
      await until(() => sentences.some((sentence) => /waiting for another node/.test(sentence)), Boolean);
      await other.query(`ALTER TABLE mails ADD COLUMN is_bulk boolean NOT NULL DEFAULT false`);
      await other.query(`INSERT INTO mikro_orm_migrations (name) VALUES ('20261123031000SendBulkMailsLast')`);
      await other.end();
      expect(await starting).toEqual([]);
    });

    it('fails when another node holds the lock past the time limit', async () => {
      const other = await client();
      await other.query('SELECT pg_advisory_lock(4711)');
      const work = () => Promise.resolve();
      await expect(withDatabaseLock(database.databaseUrl, { number: 4711, limit: 300 }, work)).rejects.toThrow(
        'Another node has held the lock 4711',
      );
      await other.end();
    });

    it('does not block reads of a table in use, and migrates when it is free', async () => {
      await undo();
      const reader = await client();
      await reader.query('BEGIN');
      await reader.query('SELECT FROM mails');
      const sentences: string[] = [];
      const migrating = migrate(database.databaseUrl, (sentence) => sentences.push(sentence));
      await until(() => sentences.some((sentence) => /retries after a pause/.test(sentence)), Boolean);
      expect(await database.rows('SELECT FROM mails')).toEqual([]);
      await reader.end();
      expect(await migrating).toEqual(['20261123031000SendBulkMailsLast']);
      expect(sentences).toContain('migrating: 20261123031000SendBulkMailsLast');
    });
  });

  /** The recommended form for large tables (docs/operations.md). */
  class BuildIndex extends Migration {
    override isTransactional(): boolean {
      return false;
    }

    override up(): void {
      this.addSql('DROP INDEX CONCURRENTLY IF EXISTS scores_by_game');
      this.addSql('CREATE INDEX CONCURRENTLY scores_by_game ON scores (game_id)');
    }
  }

  it('a migration builds an index while another node waits for the lock, and replaces an invalid index', async () => {
    await database.rows('CREATE INDEX scores_by_game ON scores (game_id)');
    await database.rows(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'scores_by_game'::regclass`);
    const options = ormOptions(database.databaseUrl);
    const orm = await MikroORM.init({
      ...options,
      driverOptions: MIGRATION_OPTIONS,
      migrations: { ...options.migrations, migrationsList: [{ name: 'BuildIndex', class: BuildIndex }] },
    });
    // Another node starts during the migration and requests the lock.
    const lock = { number: ADVISORY_LOCKS.migration };
    try {
      await withDatabaseLock(database.databaseUrl, lock, async () => {
        const waiting = withDatabaseLock(database.databaseUrl, lock, () => Promise.resolve('migrated'));
        await orm.migrator.up();
        return { waiting };
      }).then(async ({ waiting }) => expect(await waiting).toBe('migrated'));
    } finally {
      await orm.close(true);
    }
    expect(
      await database.rows(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'scores_by_game'::regclass`),
    ).toEqual([{ valid: true }]);
  });

  it('the latest migration can be undone and repeated', async () => {
    const orm = await MikroORM.init({ ...ormOptions(database.databaseUrl), driverOptions: MIGRATION_OPTIONS });
    try {
      const [undone] = await orm.migrator.down();
      expect((await orm.migrator.up()).map(({ name }) => name)).toEqual([undone?.name]);
    } finally {
      await orm.close(true);
    }
  });

  it('migrations have longer time limits than requests', async () => {
    expect(MIGRATION_OPTIONS.statement_timeout).toBeGreaterThan(100 * DATABASE_LIMITS.statementTimeout);
    expect(MIGRATION_OPTIONS.query_timeout).toBeGreaterThan(MIGRATION_OPTIONS.statement_timeout);
  });
});

describe('statements', () => {
  let database: TestDatabase;
  let sql: Sql;

  beforeAll(async () => {
    database = await createTestDatabase();
    sql = new Sql(testSettings(database));
  });
  afterAll(async () => {
    await sql?.onApplicationShutdown();
    await database?.drop();
  });

  const PID = { name: 'own-pid', text: 'SELECT pg_backend_pid() AS pid' };

  it('a lost connection between two statements of a transaction fails only that transaction', async () => {
    const cutOff = sql.transaction(async (client) => {
      const { rows } = await client.query<{ pid: number }>(PID.text);
      // Not events.once, which would add an error listener.
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await database.rows('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
      await client.query('SELECT 1');
    });
    await expect(cutOff).rejects.toThrow();
    expect(await sql.run(PID)).toEqual([{ pid: expect.any(Number) }]);
  });

  it('a statement of a job may take longer than one of a request', async () => {
    const sleep = { name: 'sleep', text: 'SELECT pg_sleep(5.6)' };
    const [ofRequest, ofJob] = await Promise.allSettled([
      sql.run(sleep),
      sql.inBackground((client) => client.query(sleep.text)),
    ]);
    expect([ofRequest.status, ofJob.status]).toEqual(['rejected', 'fulfilled']);
  });
});
