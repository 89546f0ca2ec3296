import { createClient } from 'redis';
import { withDatabase, type Environment } from './environment.ts';

interface StatementCost {
  calls: number;
  total: number;
  query: string;
}

/** BENCH_STATEMENTS=1 prints the most expensive statements of PostgreSQL since the warm-up, and commands of Redis. */
export const REPORT_STATEMENTS = process.env.BENCH_STATEMENTS === '1';

/** Forgets what the warm-up has cost. */
export async function resetStatements(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    await db.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    await db.query('SELECT pg_stat_statements_reset()');
  });
}

/** The most expensive statements in a database: milliseconds, calls, milliseconds a call. */
export async function describeStatements(databaseUrl: string): Promise<string> {
  return withDatabase(databaseUrl, async (db) => {
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

/** The most expensive commands of Redis. EVALSHA includes the commands of its script. */
export async function describeCommands({ redisUrl }: Environment): Promise<string> {
  const redis = await createClient({ url: redisUrl }).connect();
  const stats = await redis.info('commandstats');
  redis.destroy();
  return [...stats.matchAll(/cmdstat_(\S+?):calls=(\d+),usec=(\d+)/g)]
    .map(([, name, calls, microseconds]) => ({ name, calls: Number(calls), total: Number(microseconds) }))
    .sort((a, b) => b.total - a.total)
    .slice(0, 12)
    .map(
      ({ name, calls, total }) =>
        `${(total / 1_000).toFixed(0)} ms, ${calls} × ${(total / calls).toFixed(1)} µs: ${name}`,
    )
    .join('\n');
}
