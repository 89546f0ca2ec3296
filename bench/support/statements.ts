import { withDatabase, type Environment } from './environment.ts';

interface StatementCost {
  calls: number;
  total: number;
  query: string;
}

/** With BENCH_STATEMENTS=1 PostgreSQL records the time of each statement. */
export const COUNTS_STATEMENTS = process.env.BENCH_STATEMENTS === '1';

/** The most expensive statements of GameGeek's database: milliseconds, calls, milliseconds a call. */
export async function describeStatements(environment: Environment): Promise<string> {
  return withDatabase(environment.databaseUrl('gamegeek'), async (db) => {
    await db.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    const { rows } = await db.query<StatementCost>(
      `SELECT calls::float8 AS calls, total_exec_time AS total, left(regexp_replace(query, '\\s+', ' ', 'g'), 100) AS query
       FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
       ORDER BY total DESC LIMIT 20`,
    );
    return rows
      .map(({ calls, total, query }) => `${total.toFixed(0)} ms, ${calls} × ${(total / calls).toFixed(2)} ms: ${query}`)
      .join('\n');
  });
}
