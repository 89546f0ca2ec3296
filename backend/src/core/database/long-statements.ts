import type pg from 'pg';

/** In milliseconds; those of jobs that read all of a board, a week or a day, which takes longer the larger the site is. */
const STATEMENT_TIMEOUT = 10 * 60_000;

type RunLong = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<pg.QueryResult<R>>;

/** Runs statements that may take longer than those of other jobs, in the client's transaction. */
export async function longStatements(client: pg.ClientBase): Promise<RunLong> {
  await client.query(`SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT}`);
  return (text, values) => {
    // The types of `pg` lack the timeout of a query.
    const query = { text, values, query_timeout: STATEMENT_TIMEOUT };
    return client.query(query);
  };
}
