import type { TestDatabase } from '../support/test-database.js';

/** Where factories put their rows. */
export type Database = Pick<TestDatabase, 'rows'>;

let made = 0;

/** A number of its own for each thing a test file makes, so that names never meet. */
export function nextNumber(): number {
  return (made += 1);
}

/** Inserts one row and answers it whole. */
export async function insert<T extends object>(
  database: Database,
  table: string,
  values: Record<string, unknown>,
): Promise<T> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [row] = await database.rows<T>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
    Object.values(values),
  );
  if (!row) throw new Error(`nothing was inserted into ${table}`);
  return row;
}
