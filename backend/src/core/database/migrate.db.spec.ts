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
import { migrate, UnknownMigrationsError } from './migrate.js';
import { Sql } from './sql.service.js';

/** A migration that waits for writers of users. */
const LOCKS_USERS = '20261130000700GeneralizeBoards';

describe('migrations', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  const HOME = '/home/of/gamegeek';

  async function withOrm<T>(work: (orm: MikroORM) => Promise<T>): Promise<T> {
    const orm = await MikroORM.init({ ...ormOptions(database.databaseUrl), driverOptions: MIGRATION_OPTIONS });
    try {
      return await work(orm);
    } finally {
      await orm.close(true);
    }
  }

  /** Reverts the newest migration, so that one is pending. Returns its name. */
  const undo = () => withOrm(async ({ migrator }) => (await migrator.down())[0]?.name);

  /** Undoes the migrations from this one on; returns them in their order. */
  async function undoTo(first: string): Promise<(string | undefined)[]> {
    const undone = [await undo()];
    while (undone[0] !== undefined && undone[0] !== first) undone.unshift(await undo());
    return undone;
  }

  async function client(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: database.databaseUrl });
    await opened.connect();
    return opened;
  }

  describe('a start', () => {
    it('without pending migrations does not wait for the lock', async () => {
      const other = await client();
      await other.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
      expect(await migrate(database.databaseUrl, { home: HOME })).toEqual([]);
      await other.end();
    });

    it('reports that it waits while another node migrates, and then has nothing to do', async () => {
      const other = await client();
      const [newest] = await database.rows<{ name: string }>(
        'DELETE FROM mikro_orm_migrations WHERE id = (SELECT max(id) FROM mikro_orm_migrations) RETURNING name',
      );
      await other.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
      const sentences: string[] = [];
      const progress = (sentence: string) => sentences.push(sentence);
      const starting = migrate(database.databaseUrl, { home: HOME, progress });
      await until(() => sentences.some((sentence) => /waiting for another node/.test(sentence)), Boolean);
      await other.query('INSERT INTO mikro_orm_migrations (name) VALUES ($1)', [newest?.name]);
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

    it('does not block writes to a table in use, and migrates when it is free', async () => {
      const undone = await undoTo(LOCKS_USERS);
      const writer = await client();
      await writer.query('BEGIN');
      await writer.query('DELETE FROM users');
      const sentences: string[] = [];
      const progress = (sentence: string) => sentences.push(sentence);
      const migrating = migrate(database.databaseUrl, { home: HOME, progress });
      await until(() => sentences.some((sentence) => /retries after a pause/.test(sentence)), Boolean);
      expect(await database.rows('DELETE FROM users')).toEqual([]);
      await writer.end();
      expect(await migrating).toEqual(undone);
      expect(sentences).toContain(`migrating: ${LOCKS_USERS}`);
    });

    it.each([
      [
        'that a newer release has migrated',
        `INSERT INTO mikro_orm_migrations (name) VALUES ('20990101000000Later')`,
        'The database is of a newer GameGeek (it has 20990101000000Later): update this checkout, or use another DATABASE_URL.',
      ],
      [
        'from before the first release',
        `UPDATE mikro_orm_migrations SET name = '20261120090000CreateAccounts' WHERE id = 1`,
        `The database is from before the first release of GameGeek (it has 20261120090000CreateAccounts): delete the data folder ${HOME}, or set DATABASE_URL to an empty database.`,
      ],
    ])('refuses a database %s in a sentence that says what to do', async (_which, change, sentence) => {
      const other = await createTestDatabase();
      try {
        await other.rows(change);
        const refused = migrate(other.databaseUrl, { home: HOME });
        await expect(refused).rejects.toThrow(new UnknownMigrationsError(sentence));
      } finally {
        await other.drop();
      }
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
    const undone = await undo();
    const repeated = await withOrm(({ migrator }) => migrator.up());
    expect(repeated.map(({ name }) => name)).toEqual([undone]);
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
