import type { TestDatabase } from '../support/test-database.js';

/** Where factories insert rows. */
export type Database = Pick<TestDatabase, 'rows'>;

let made = 0;

/** A unique number for each object of a test file, to keep names distinct. */
export function nextNumber(): number {
  return (made += 1);
}

/** Inserts a row and returns it. */
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
