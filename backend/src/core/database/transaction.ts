import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Statement } from './sql.service.js';

/** A connection on which `Sql` has begun a transaction. */
export type TransactionClient = Pick<pg.ClientBase, 'query'>;

/** An open transaction of MikroORM or of `Sql`. */
export type Transaction = EntityManager | TransactionClient;

/** Runs a statement with parameters `$1`, `$2` … in a transaction of either kind. */
export async function runIn<T extends object>(
  tx: Transaction,
  { name, text }: Statement,
  values: unknown[],
): Promise<T[]> {
  if ('query' in tx) return runWithCallback<T>(tx, { name, text, values });
  const ordered: unknown[] = [];
  const unnumbered = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    ordered.push(values[Number(place) - 1]);
    return '?';
  });
  return tx.execute<T[]>(unnumbered, ordered);
}

/** Avoids the promises of pg, which cost as much as its timeouts (see `silent-connections.ts`). */
function runWithCallback<T extends object>(client: TransactionClient, query: pg.QueryConfig): Promise<T[]> {
  return new Promise((resolve, reject) => {
    client.query<T>(query, (error: Error | null, result) => (error ? reject(error) : resolve(result.rows)));
  });
}
