import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { MIGRATIONS_FOLDER, ormOptions } from '../config/mikro-orm.config.js';
import { BackupError } from './backup-error.js';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** The same table that the migrator creates. */
const MIGRATION_TABLE = `
  CREATE TABLE mikro_orm_migrations (
    id serial PRIMARY KEY, name varchar(255) NOT NULL,
    executed_at timestamptz(6) NOT NULL DEFAULT current_timestamp(6)
  )`;

/** The statements of these migrations, to be run in one transaction. */
export async function migrationStatements(databaseUrl: string, names: string[]): Promise<string[]> {
  const code = readdirSync(MIGRATIONS_FOLDER).filter((file) => /(?<!\.d)\.[jt]s$/.test(file));
  const files = new Map(code.map((file) => [file.replace(/\..*$/, ''), file]));
  const unknown = names.find((name) => !files.has(name));
  if (unknown) {
    throw new BackupError(`The backup was made by a newer GameGeek (it has ${unknown}): restore it with that release.`);
  }
  const orm = new MikroORM({ ...ormOptions(databaseUrl), entities: [], discovery: { warnWhenNoEntities: false } });
  const statements = [MIGRATION_TABLE];
  for (const name of names) {
    const file = path.join(MIGRATIONS_FOLDER, files.get(name) ?? '');
    const module = (await import(pathToFileURL(file).href)) as object;
    const [migration] = Object.values(module) as MigrationClass[];
    if (!migration) continue;
    const made = new migration(orm.driver, orm.config);
    await made.up();
    // A transaction allows no concurrent builds of indexes, and the empty tables need none.
    for (const query of made.getQueries()) {
      if (typeof query !== 'string') throw new Error(`${name} has a query that is not a string`);
      statements.push(query.replaceAll(/ CONCURRENTLY\b/g, ''));
    }
  }
  return statements;
}
