import type { EntityManager } from '@mikro-orm/postgresql';

const BATCH = 1_000;

interface Outdated {
  table: string;
  key: string;
  /** A condition in SQL with `?` for each value. */
  where: string;
}

/** Deletes in small steps, so that no lock is held for long. `onDeleted` gets the keys of each step after its commit. */
export async function deleteInBatches(
  em: EntityManager,
  { table, key, where }: Outdated,
  values: Date[],
  onDeleted?: (keys: (number | string)[]) => Promise<void>,
): Promise<void> {
  const text = `
    DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${BATCH})
    RETURNING ${key} AS key`;
  for (;;) {
    const deleted = await em.fork().execute<{ key: number | string }[]>(text, values);
    await onDeleted?.(deleted.map((row) => row.key));
    if (deleted.length < BATCH) return;
  }
}

export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
