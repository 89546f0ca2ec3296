import type { Client } from 'pg';
import type { Acknowledged } from '../load/ledger.ts';
import { withDatabase } from '../support/environment.ts';
import type { Contender, Stage } from '../support/stage.ts';

const CHUNK = 100_000;

/**
 * Checks that the database contains every acknowledged score exactly once with its value, and no others. Scores
 * inserted by a benchmark have negative ids.
 */
export async function checkAcknowledged(stage: Stage, contender: Contender): Promise<void> {
  for (const [database, parts] of Map.groupBy(contender.acknowledged, (part) => part.database)) {
    const acknowledged = parts.reduce((sum, { ids }) => sum + ids.length, 0);
    const { found, distinct, stored } = await withDatabase(stage.environment.databaseUrl(database), (db) =>
      compareWith(db, parts),
    );
    stage.checks.push({
      what: `${contender.name}, database ${database}: every acknowledged score is stored once, and no other is`,
      ok: found === acknowledged && distinct === acknowledged && stored === acknowledged,
      found: `${acknowledged} acknowledged with ${distinct} different ids, ${found} found with their value, ${stored} stored`,
    });
  }
}

async function compareWith(
  db: Client,
  parts: readonly Acknowledged[],
): Promise<{ found: number; distinct: number; stored: number }> {
  await db.query('CREATE TEMPORARY TABLE acknowledged (id bigint, score bigint)');
  for (const { ids, values } of parts) {
    for (let start = 0; start < ids.length; start += CHUNK) {
      await db.query('INSERT INTO acknowledged SELECT * FROM unnest($1::bigint[], $2::bigint[])', [
        `{${ids.subarray(start, start + CHUNK).join(',')}}`,
        `{${values.subarray(start, start + CHUNK).join(',')}}`,
      ]);
    }
  }
  const { rows } = await db.query<{ found: number; distinct: number; stored: number }>(
    `SELECT (SELECT count(*)::integer FROM acknowledged JOIN scores USING (id, score)) AS found,
            (SELECT count(DISTINCT id)::integer FROM acknowledged) AS distinct,
            (SELECT count(*)::integer FROM scores WHERE id > 0) AS stored`,
  );
  return rows[0] ?? { found: NaN, distinct: NaN, stored: NaN };
}
