import type { Database } from '../factories/made.js';
import { until } from './until.js';

/** For tests that look into the tables of bests: waits until they have all scores. */
export async function bestsProjected(database: Database): Promise<void> {
  await until(
    () => database.rows('SELECT FROM unprojected_scores'),
    (rows) => rows.length === 0,
  );
}
