import type { EntityManager } from '@mikro-orm/postgresql';

const BATCH = 1_000;

interface Outdated {
  table: string;
  key: string;
  /** A condition in SQL; times by PostgreSQL's clock. */
  where: string;
}

/**
 * Deletes in small transactions, so that no lock is held for long. `onDeleted` gets the keys of each transaction before
 * its commit.
 */
export async function deleteInBatches<K extends number | string>(
  em: EntityManager,
  { table, key, where }: Outdated,
  onDeleted?: (em: EntityManager, keys: K[]) => Promise<void>,
): Promise<void> {
  const text = `
    DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${BATCH})
    RETURNING ${key} AS key`;
  let count = BATCH;
  while (count === BATCH) {
    count = await em.fork().transactional(async (inner) => {
      const keys = (await inner.execute<{ key: K }[]>(text)).map((row) => row.key);
      await onDeleted?.(inner, keys);
      return keys.length;
    });
  }
}
