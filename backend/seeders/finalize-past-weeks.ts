import type pg from 'pg';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { finalizeWeek } from '../src/modules/scores/weeks/finalize-week.sql.js';

/** Stores the champions of all past weeks, as a running server does. */
export async function finalizePastWeeks(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<{ week: string }>(
    'SELECT DISTINCT week::text AS week FROM weekly_bests WHERE week < $1 ORDER BY week',
    [weekDate(now.getTime())],
  );
  for (const { week } of rows) await finalizeWeek(client, week);
}
