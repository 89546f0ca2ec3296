import * as v from 'valibot';
import { integer } from '../values.js';

/** How many scores are counted at most. */
export const MOST_OUTSIDE = 1_000;

/** The scores on the boards of a game that are outside of its bounds (GET /api/games/{id}/outside-scores). */
export const outsideScoresSchema = v.object({
  count: integer,
  /** There are more than `count`. */
  more: v.boolean(),
  /** They are being removed. */
  removing: v.boolean(),
});
export type OutsideScores = v.InferOutput<typeof outsideScoresSchema>;
