import type pg from 'pg';
import type { SequenceState, TableColumns } from './backup-format.js';

const TABLES = `
  SELECT c.relname AS name, json_agg(a.attname ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
  GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `
  SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema() ORDER BY sequencename`;

/** All objects that migrations have created, without those of extensions. A table is dropped with its sequences and indexes. */
const DROPS = `
  SELECT format('DROP %s IF EXISTS %s CASCADE',
                CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
                oid::regclass) AS sql
  FROM pg_class c
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT relispartition
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype IN ('e', 'i'))
  UNION ALL
  SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc p
  WHERE pronamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`;

/** Foreign keys depend on the order of tables, and indexes slow down loading: dropped before it, and rebuilt after it. */
const REBUILT_AFTER_LOADING = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make,
         conname::text AS name
  FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND contype = 'f'
  UNION ALL
  SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid), indexrelid::regclass::text
  FROM pg_index JOIN pg_class c ON c.oid = indrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')`;

export interface RebuiltObject {
  name: string;
  drop: string;
  make: string;
}

export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  return (await client.query<TableColumns>(TABLES)).rows;
}

/** Read after the tables: a sequence only advances, and must not be behind an id in a table. */
export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<SequenceState>(
      `SELECT $1::text AS name, last_value::text AS "lastValue", is_called AS "isCalled" FROM "${name}"`,
      [name],
    );
    states.push(...state.rows);
  }
  return states;
}

export async function dropSchemaObjects(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(DROPS);
  for (const { sql } of rows) await client.query(sql);
}

export async function listRebuiltObjects(client: pg.ClientBase): Promise<RebuiltObject[]> {
  return (await client.query<RebuiltObject>(REBUILT_AFTER_LOADING)).rows;
}
