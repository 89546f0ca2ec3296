import type { ScoreListsRepository } from '../../../src/modules/scores/index.js';
import type { Database } from '../../factories/made.js';

/**
 * Moves two of three scores from `scores`, where earlier releases stored them, to `listed_scores`. Half of those are
 * listed by player, the others are not yet.
 */
export async function spreadScores(database: Database, lists: ScoreListsRepository): Promise<void> {
  const move = (rest: number) =>
    database.rows(
      `WITH moved AS (
         DELETE FROM ONLY scores WHERE id % 3 = $1 RETURNING *
       ), stored AS (
         INSERT INTO listed_scores SELECT * FROM moved
       )
       INSERT INTO unlisted_batches (first_id, last_id) SELECT id, id FROM moved`,
      [rest],
    );
  await move(1);
  await lists.update();
  await move(2);
}
