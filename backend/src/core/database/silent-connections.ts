import { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Closes connections in use on which PostgreSQL is silent for `limit` milliseconds; their queries fail. With pg's own
 * `query_timeout`, each query costs more: pg assigns a new function to it, V8 allocates functions that are assigned to
 * a property in the old generation, and they keep the query with its values and rows until the next full collection.
 */
export function failSilentConnections(pool: pg.Pool, limit: number): void {
  pool.on('connect', ({ connection: { stream } }) => {
    stream.on('timeout', () =>
      stream.destroy(Object.assign(new Error('PostgreSQL did not answer'), { code: 'ETIMEDOUT' })),
    );
  });
  pool.on('acquire', (client) => limitSilence(client, limit));
  pool.on('release', (_error, client) => limitSilence(client, 0));
}

function limitSilence({ connection: { stream } }: pg.PoolClient, limit: number): void {
  if (stream instanceof Socket) stream.setTimeout(limit);
}
