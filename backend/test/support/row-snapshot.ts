import type { TestDatabase } from './test-database.js';

/** Columns that reads update, such as the last use of a session. */
const LAST_USE_COLUMNS = ['last_seen_at', 'last_used_at', 'checked_at'];

/** Refused requests are recorded and counted in the first two on purpose; jobs write the others at any time. */
const OTHER_TABLES = [
  ...['security_events', 'game_refusals'],
  ...['game_players', 'game_stats', 'game_stats_days', 'player_rating_run', 'rank_days'],
];

/** A fingerprint of all tables that refused requests must not change. */
export async function rowSnapshot(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.rows<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname <> ALL ($1) ORDER BY 1`,
    [OTHER_TABLES],
  );
  const snapshot: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.rows<{ print: string }>(
      `SELECT count(*) || ' rows ' || coalesce(md5(string_agg(row, ',' ORDER BY row)), '') AS print
       FROM (SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${name} t) AS rows`,
      [LAST_USE_COLUMNS],
    );
    snapshot[name] = row?.print ?? '';
  }
  return snapshot;
}
