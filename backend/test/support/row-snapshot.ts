import type { TestDatabase } from './test-database.js';

/** Written by reads as well, such as the last use of a session. */
const NOTES_OF_USE = ['last_seen_at', 'last_used_at', 'checked_at'];

/** Records failed sign-ins on purpose. */
const LOG_OF_REFUSALS = 'security_events';

/** A fingerprint of the rows of all tables that refused requests leave as they are. */
export async function rowSnapshot(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.rows<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname <> $1 ORDER BY 1`,
    [LOG_OF_REFUSALS],
  );
  const snapshot: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.rows<{ print: string }>(
      `SELECT count(*) || ' rows ' || coalesce(md5(string_agg(row, ',' ORDER BY row)), '') AS print
       FROM (SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${name} t) AS rows`,
      [NOTES_OF_USE],
    );
    snapshot[name] = row?.print ?? '';
  }
  return snapshot;
}
