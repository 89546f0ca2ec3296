import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BACKUP_LIMITS } from '../config/limits.js';
import { KeyedHash } from '../core/secrets/keyed-hash.js';
import type { Secrets } from '../core/secrets/derive-key.js';
import {
  BACKUP_FORMAT,
  copyLine,
  copyTarget,
  END_OF_ROWS,
  endLine,
  headerLine,
  SECRET_MARK_USE,
  sequenceLine,
} from './backup-format.js';
import { BackupError } from './backup-error.js';
import { megabytes, TableProgress, type Report } from './progress-reporter.js';
import { listSequences, listTables } from './schema-catalogue.js';
import { withBackupConnection } from './backup-connection.js';

export interface BackupOptions {
  databaseUrl: string;
  secrets: Secrets;
  file: string;
  report: Report;
}

/**
 * Writes a consistent snapshot of all tables into a file while nodes are running. The file gets its name when it is
 * complete. Returns the number of rows.
 */
export async function writeBackup({ databaseUrl, secrets, file, report }: BackupOptions): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} already exists: give another name.`);
  const partial = `${file}.partial`;
  await mkdir(path.dirname(file), { recursive: true });
  await rm(partial, { force: true });
  try {
    const rows = await withBackupConnection(databaseUrl, 'gamegeek backup', async (client) => {
      const contents = new BackupContents(client, secrets, report);
      const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(contents.generate(), createGzip({ level: BACKUP_LIMITS.compression }), target);
      return contents.rows;
    });
    const { size } = await stat(partial);
    await rename(partial, file);
    report(`The backup is complete: ${rows.toLocaleString('en')} rows in ${file} (${megabytes(size)}).`);
    return rows;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

class BackupContents {
  rows = 0;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly secrets: Secrets,
    private readonly report: Report,
  ) {}

  async *generate(): AsyncGenerator<string | Buffer> {
    const { client } = this;
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await listTables(client);
    if (!tables.some(({ name }) => name === 'mikro_orm_migrations')) {
      throw new BackupError('This database has no tables of GameGeek: check DATABASE_URL.');
    }
    yield headerLine(await this.header());
    for (const table of tables) {
      const progress = new TableProgress(table.name, this.report);
      yield copyLine(table);
      const copy = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
      for await (const block of copy as AsyncIterable<Buffer>) {
        progress.add(block.length);
        yield block;
      }
      yield END_OF_ROWS;
      progress.end(copy.rowCount);
      this.rows += copy.rowCount;
    }
    for (const sequence of await listSequences(client)) yield sequenceLine(sequence);
    yield endLine(this.rows);
    await client.query('COMMIT');
  }

  private async header() {
    const { rows } = await this.client.query<{ name: string }>('SELECT name FROM mikro_orm_migrations ORDER BY id');
    return {
      format: BACKUP_FORMAT,
      madeAt: new Date().toISOString(),
      migrations: rows.map(({ name }) => name.replace(/\..*$/, '')),
      secretMark: new KeyedHash(this.secrets, SECRET_MARK_USE).of(SECRET_MARK_USE).toString('hex'),
    };
  }
}
