import type { Client } from 'pg';
import { withDatabase } from '../support/environment.ts';
import type { Contender, Stage } from '../support/stage.ts';

const CHUNK = 100_000;

/** Whether every score that was acknowledged is in the database, once, with its value, and no other is. */
export async function checkAcknowledged(stage: Stage, contender: Contender): Promise<void> {
  const acknowledged = contender.acknowledged.reduce((sum, { ids }) => sum + ids.length, 0);
  if (acknowledged === 0) return;
  const { found, distinct, stored } = await withDatabase(
    stage.environment.databaseUrl(contender.database),
    async (db) => {
      await db.query('CREATE TEMPORARY TABLE acknowledged (id bigint, score bigint)');
      for (const { ids, values } of contender.acknowledged) {
        for (let start = 0; start < ids.length; start += CHUNK) {
          await insert(db, ids.subarray(start, start + CHUNK), values.subarray(start, start + CHUNK));
        }
      }
      const { rows } = await db.query(
        `SELECT (SELECT count(*)::integer FROM acknowledged JOIN scores USING (id, score)) AS found,
              (SELECT count(DISTINCT id)::integer FROM acknowledged) AS distinct,
              (SELECT count(*)::integer FROM scores) AS stored`,
      );
      return rows[0] as { found: number; distinct: number; stored: number };
    },
  );
  stage.checks.push({
    what: `${contender.name}: every acknowledged score is in the database once, and no other is`,
    ok: found === acknowledged && distinct === acknowledged && stored === acknowledged,
    found: `${acknowledged} acknowledged, ${distinct} different ids, ${found} found with their value, ${stored} stored`,
  });
}

async function insert(db: Client, ids: Float64Array, values: Float64Array): Promise<void> {
  await db.query('INSERT INTO acknowledged SELECT * FROM unnest($1::bigint[], $2::bigint[])', [
    `{${ids.join(',')}}`,
    `{${values.join(',')}}`,
  ]);
}
