/** Whether the run of a best or score can be watched. */
export const isRecorded = (table: string, id = 'score_id'): string =>
  `EXISTS (SELECT FROM recordings r WHERE r.score_id = ${table}.${id} AND r.log IS NOT NULL)`;
