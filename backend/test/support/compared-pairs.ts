import type pg from 'pg';
import type { Statement } from '../../src/core/database/sql.service.js';

interface PlanNode {
  'Actual Loops': number;
  /** Per loop. */
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/**
 * Runs a statement and returns how many pairs of rows its joins have compared in vain: about none if each row is looked
 * up by an index, and the square of their number otherwise.
 */
export async function comparedPairs(
  client: pg.ClientBase,
  { text }: Statement,
  values: readonly unknown[],
): Promise<number> {
  const explain = `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`;
  const { rows } = await client.query<Record<string, [{ Plan: PlanNode }]>>(explain, [...values]);
  const plan = rows[0]?.['QUERY PLAN']?.[0].Plan;
  if (!plan) throw new Error('PostgreSQL returned no plan');
  return pairsOf(plan);
}

function pairsOf({ Plans: parts = [], ...node }: PlanNode): number {
  const own = (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops'];
  return parts.reduce((sum, part) => sum + pairsOf(part), own);
}
