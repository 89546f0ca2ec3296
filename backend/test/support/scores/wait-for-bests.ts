import type { Database } from '../../factories/made.js';
import { until } from '../until.js';

/** Waits until the tables of bests contain all scores. */
export async function waitForBests(database: Database): Promise<void> {
  await until(
    () => database.rows('SELECT FROM unprojected_scores'),
    (rows) => rows.length === 0,
  );
}
