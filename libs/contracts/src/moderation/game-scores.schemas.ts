import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { integer, time } from '../values.js';
import { ACTORS, SCORE_ACTS } from './moderation-limits.js';

export const GAME_SCORES_PAGE_SIZE = 20;

/** A score as the creator of its game sees it (GET /api/games/{id}/scores). */
export const gameScoreSchema = v.object({
  id: integer,
  /** The slug and the name of its board. */
  board: v.string(),
  board_name: v.string(),
  /** A value of the board. */
  score: v.number(),
  /** How it is shown; absent on boards of integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
  created_at: time,
  player: personSchema,
  /** By play session, or with an API key or a signed-in browser. */
  origin: v.picklist(['play', 'key']),
  /** The time of the run; null if it is not known. */
  seconds: v.nullable(integer),
  /** The server has checked the run. */
  verified: v.boolean(),
  state: v.picklist(['shown', 'removed']),
  /** The decisions about it, newest first. Only an admin may change what an admin has decided last. */
  acts: v.array(
    v.object({
      act: v.picklist(SCORE_ACTS),
      by: v.picklist(ACTORS),
      /** Empty if an admin acted, or if the creator gave none. */
      reason: v.string(),
      created_at: time,
    }),
  ),
});
export type GameScore = v.InferOutput<typeof gameScoreSchema>;
