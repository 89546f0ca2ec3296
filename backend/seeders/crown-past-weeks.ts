import type pg from 'pg';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { crownChampions } from '../src/modules/scores/weeks/finalize-week.sql.js';

/** Keeps the champions of every week that is over, as the running server does. */
export async function crownPastWeeks(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<{ week: string }>(
    'SELECT DISTINCT week::text AS week FROM weekly_bests WHERE week < $1 ORDER BY week',
    [weekDate(now.getTime())],
  );
  for (const { week } of rows) await crownChampions(client, week);
}
