import { MikroORM, type EntityMetadata, type EntityName, type EntityProperty } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ENTITIES, ormOptions } from '../../src/config/mikro-orm.config.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

interface Column {
  nullable: boolean;
  type: string;
  unique: boolean;
  hasDefault: boolean;
}

let database: TestDatabase;
let orm: MikroORM;
let columns: Map<string, Column>;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
  const rows = await database.rows<Column & { name: string }>(`
    SELECT relname || '.' || attname AS name, NOT attnotnull AS nullable, format_type(atttypid, atttypmod) AS type,
           atthasdef OR attidentity <> '' AS "hasDefault"
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`);
  columns = new Map(rows.map(({ name, ...column }) => [name, column]));
});
afterAll(async () => {
  await orm?.close();
  await database?.drop();
});

const metaOf = (entity: unknown): EntityMetadata => orm.getMetadata().get(entity as EntityName<object>);

/** PostgreSQL's full names of column types. */
const LONG_NAMES: Record<string, string> = {
  int: 'integer',
  'timestamptz(3)': 'timestamp(3) with time zone',
};

const columnsOf = (property: EntityProperty) =>
  property.fieldNames.map((field, i) => ({ field, type: property.columnTypes[i] ?? '' }));

it.each(ENTITIES.map((entity) => [entity.name, entity] as const))('%s matches its table', (_name, entity) => {
  const meta = metaOf(entity);
  for (const property of meta.props) {
    // Read from another table.
    if (property.formula) continue;
    for (const { field, type } of columnsOf(property)) {
      const name = `${meta.tableName}.${field}`;
      expect([name, columns.get(name)]).toEqual([
        name,
        expect.objectContaining({ nullable: property.nullable ?? false, type: LONG_NAMES[type] ?? type }),
      ]);
    }
  }
});

it.each(ENTITIES.map((entity) => [entity.name, entity] as const))('%s has every required column', (_name, entity) => {
  const meta = metaOf(entity);
  const known = new Set(meta.props.flatMap((property) => property.fieldNames));
  const missing = [...columns]
    .filter(([name, { nullable, hasDefault }]) => name.startsWith(`${meta.tableName}.`) && !nullable && !hasDefault)
    .map(([name]) => name.slice(meta.tableName.length + 1))
    .filter((field) => !known.has(field));
  expect(missing).toEqual([]);
});

it('every entity has its own table', () => {
  const tables = ENTITIES.map((entity) => metaOf(entity).tableName);
  expect(new Set(tables).size).toBe(tables.length);
});
