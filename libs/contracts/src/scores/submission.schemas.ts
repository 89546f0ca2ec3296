import * as v from 'valibot';
import { integer, time, uuid } from '../values.js';
import { DOUBTS } from './doubts.js';

const submittedFields = {
  id: integer,
  userId: uuid,
  gameId: integer,
  score: v.number(),
  createdAt: time,
  /**
   * The player's all-time rank in that game after this score, or after later ones of its batch; null while ranks are
   * unavailable.
   */
  rank: v.nullable(integer),
  /** Whether this score is the player's new best in that game. */
  personalBest: v.boolean(),
  /** The board, if the score named one. */
  board: v.optional(v.string()),
};

/** The answer to an accepted score (docs/api.md, section 4). */
export const submittedScoreSchema = v.object({
  ...submittedFields,
  /** Only of a score that waits for a maker of the game, with the rule that it breaks. */
  status: v.optional(v.literal('held')),
  reason: v.optional(v.picklist(DOUBTS)),
});
export type SubmittedScore = v.InferOutput<typeof submittedScoreSchema>;

/** The answer to a score that was sent with a play token (docs/product.md, section 10). */
export const playedScoreSchema = v.object({
  ...submittedFields,
  /** Null for a guest, whose score is on no board. */
  id: v.nullable(integer),
  userId: v.nullable(uuid),
  status: v.picklist(['accepted', 'held', 'guest']),
  /** The server has checked the run (libs/arcade/src/run-check.ts). */
  verified: v.boolean(),
  /** The rank that a guest's best would have; null for players, and while ranks are unavailable. */
  wouldBeRank: v.nullable(integer),
  /** Why a score is not on the board. */
  reason: v.nullable(v.picklist(['guest', ...DOUBTS])),
});
export type PlayedScore = v.InferOutput<typeof playedScoreSchema>;
