import * as v from 'valibot';
import { integer } from '../values.js';

/** How many of the first players of a board have a history, and how far it goes back. */
export const RANK_HISTORY_PLACES = 1_000;
export const RANK_HISTORY_DAYS = 90;

const day = v.pipe(v.string(), v.metadata({ format: 'date', examples: ['2026-11-21'] }));

/** GET /api/users/{username}/ranks: how a player's rank on a board of all time has changed. */
export const rankHistorySchema = v.object({
  gameId: integer,
  /** The slug of the board. */
  board: v.string(),
  /**
   * The last count of each day (UTC) on which the game had scores and the player was among the first thousand, oldest
   * first. A rank changes only when there are scores, so it holds until the next day. The last day is today with the rank
   * of now, unless the player is not on the board or ranks are unavailable.
   */
  days: v.array(v.object({ day, rank: integer })),
});
export type RankHistory = v.InferOutput<typeof rankHistorySchema>;
