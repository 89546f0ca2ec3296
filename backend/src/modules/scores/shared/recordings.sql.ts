/**
 * The score of a best: on boards of sums, only that of a sum of one score. A sum of several is no run that was checked, or
 * can be watched.
 */
export const joinRun = (bests: string, run: string): string =>
  `LEFT JOIN scores ${run} ON ${run}.id = ${bests}.score_id AND ${run}.score = ${bests}.score`;

/** Whether the run of a best or score can be watched; that of a sum only as above. */
export const isRecorded = (table: string, id = 'score_id'): string => `EXISTS (
    SELECT FROM recordings r JOIN scores run ON run.id = r.score_id
    WHERE r.score_id = ${table}.${id} AND r.log IS NOT NULL AND run.score = ${table}.score
  )`;

/** The score of a best whose run can be watched; null of others, and of totals over all games. */
export const watchableScore = (table: string): string =>
  `CASE WHEN ${table}.game_id IS NOT NULL AND ${isRecorded(table)} THEN ${table}.score_id END`;
