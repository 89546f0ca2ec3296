import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ADVISORY_LOCKS } from '../core/database/advisory-locks.js';
import { withDatabaseLock } from '../core/database/database-lock.js';
import { KeyedHash } from '../core/secrets/keyed-hash.js';
import { withBackupConnection } from './backup-connection.js';
import { BackupError } from './backup-error.js';
import { BACKUP_FORMAT, parseHeader, parseLine, SECRET_MARK_USE, type BackupHeader } from './backup-format.js';
import { BackupReader } from './backup-reader.js';
import { migrationStatements } from './migration-statements.js';
import { TableProgress, type Report } from './progress-reporter.js';
import { dropSchemaObjects, listRebuiltObjects, listTables } from './schema-catalogue.js';
import type { BackupOptions } from './write-backup.js';

export interface RestoreOptions extends BackupOptions {
  /** Whether data in the database may be lost. */
  replace: boolean;
}

/** How long to wait for a concurrent migration or restore, in milliseconds. */
const LOCKED_FOR = 15_000;

/** The connections of running nodes. */
const NODES = `
  SELECT count(DISTINCT client_addr)::integer AS addresses, count(*)::integer AS connections FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name LIKE 'gamegeek%' AND application_name NOT IN ('gamegeek start', 'gamegeek backup')`;

/**
 * Totals are updated a second or two after scores, and the sweep for stale totals covers the last days only. The last
 * scores of the backup may be older, so they are published again.
 */
const PUBLISH_LAST_SCORES = `
  INSERT INTO outbox_events (name, payload)
  SELECT 'scores.accepted', jsonb_build_object('first', min(id), 'last', max(id))
  FROM scores WHERE created_at > (SELECT max(created_at) FROM scores) - interval '1 minute' GROUP BY id / 1000`;

/** The tables with data of users; migrations fill some of the other tables. */
const PRECIOUS_TABLES = ['users', 'ai_models', 'games', 'scores', 'guests'];

/**
 * Replaces all tables with a backup, in one transaction: a restore that fails leaves the database unchanged. The schema
 * is created by the migrations of the backup, and a later release migrates it when it starts.
 */
export async function restoreBackup({ databaseUrl, secrets, file, replace, report }: RestoreOptions): Promise<number> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist: give the name of a backup.`);
  const source = createReadStream(file).pipe(createGunzip({ chunkSize: 256 * 1024 }));
  const reader = new BackupReader(source);
  const header = parseHeader(await reader.line().catch(() => undefined));
  checkHeader(header, file, secrets);
  report(`Restoring the backup of ${header.madeAt}.`);
  const schema = await migrationStatements(databaseUrl, header.migrations);
  const lock = { number: ADVISORY_LOCKS.migration, limit: LOCKED_FOR };
  const rows = await withDatabaseLock(databaseUrl, lock, () =>
    withBackupConnection(databaseUrl, 'gamegeek restore', async (client) => {
      await refuseWhileNodesRun(client);
      await client.query('BEGIN');
      const before = await listTables(client);
      if (!replace)
        await refuseToReplace(
          client,
          before.map(({ name }) => name),
        );
      await dropSchemaObjects(client);
      for (const statement of schema) await client.query(statement);
      const count = await loadRows(client, reader, report);
      const hasScores = await client.query(`SELECT WHERE to_regclass('outbox_events') IS NOT NULL`);
      if (hasScores.rows.length > 0) await client.query(PUBLISH_LAST_SCORES);
      await client.query('COMMIT');
      report('Collecting statistics for the planner.');
      await client.query('ANALYZE');
      return count;
    }),
  );
  report(`The backup is restored: ${rows.toLocaleString('en')} rows.`);
  return rows;
}

function checkHeader(
  header: BackupHeader | undefined,
  file: string,
  secrets: RestoreOptions['secrets'],
): asserts header is BackupHeader {
  if (header?.format !== BACKUP_FORMAT) {
    throw new BackupError(
      `${file} is not a backup that this release can read: give a file that "npm run backup" wrote.`,
    );
  }
  const marks = new KeyedHash(secrets, SECRET_MARK_USE);
  if (!marks.matches(SECRET_MARK_USE, Buffer.from(header.secretMark, 'hex'))) {
    throw new BackupError(
      'The backup was made with another GAMEGEEK_SECRET, which is needed to read its API keys and two-factor secrets: set GAMEGEEK_SECRET or GAMEGEEK_SECRET_PREVIOUS to it.',
    );
  }
}

async function refuseWhileNodesRun(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ addresses: number; connections: number }>(NODES);
  const [found] = rows;
  if (!found?.connections) return;
  const from = found.addresses > 1 ? ` from ${found.addresses} addresses` : '';
  throw new BackupError(
    `A server is still connected to this database (${found.connections} connections${from}): stop every node, then restore again.`,
  );
}

async function refuseToReplace(client: pg.ClientBase, tables: string[]): Promise<void> {
  for (const table of PRECIOUS_TABLES.filter((name) => tables.includes(name))) {
    const { rows } = await client.query(`SELECT FROM "${table}" LIMIT 1`);
    if (rows.length === 0) continue;
    throw new BackupError(
      `This database has data (in ${table}): back it up if you need it, then give --replace to overwrite it.`,
    );
  }
}

async function loadRows(client: pg.ClientBase, reader: BackupReader, report: Report): Promise<number> {
  const tables = (await listTables(client)).map(({ name }) => `"${name}"`);
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  // The rows already contain the effects of the triggers.
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const rebuilt = await listRebuiltObjects(client);
  for (const { drop } of rebuilt) await client.query(drop);
  const rows = await copyAll(client, reader, report);
  // Indexes first: foreign keys of other tables may need them.
  for (const { make, name } of rebuilt.toReversed()) {
    const began = performance.now();
    await client.query(make);
    const seconds = Math.round((performance.now() - began) / 1_000);
    if (seconds > 0) report(`  ${name}: built in ${seconds} s`);
  }
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  return rows;
}

async function copyAll(client: pg.ClientBase, reader: BackupReader, report: Report): Promise<number> {
  let rows = 0;
  for (;;) {
    const text = await reader.line();
    const line = parseLine(text ?? '');
    if (line.kind === 'end') {
      if (line.rows === rows) return rows;
      throw new BackupError(`The backup should contain ${line.rows} rows, but contains ${rows}: use another one.`);
    }
    if (line.kind === 'unknown') {
      throw new BackupError('The backup is incomplete or was changed: use another one. The database was not changed.');
    }
    if (line.kind === 'sequence') {
      await client.query(line.sql);
      continue;
    }
    const progress = new TableProgress(line.table, report);
    const copy = client.query(copyFrom(line.sql.replace(/;$/, '')));
    await pipeline(counted(reader.rows(), progress), copy);
    progress.end(copy.rowCount);
    rows += copy.rowCount;
  }
}

async function* counted(blocks: AsyncIterable<Buffer>, progress: TableProgress): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    progress.add(block.length);
    yield block;
  }
}
