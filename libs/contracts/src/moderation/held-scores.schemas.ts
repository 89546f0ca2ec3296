import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { DOUBTS } from '../scores/doubts.js';
import { integer, time } from '../values.js';
import { paceFindingSchema } from './moderation.schemas.js';

export const HELD_PAGE_SIZE = 20;

const neighbourSchema = v.object({ username: v.string(), score: v.number() });

/** A score that waits for a maker of its game (GET /api/games/{id}/held). */
export const heldScoreSchema = v.object({
  id: integer,
  /** The slug and the name of its board. */
  board: v.string(),
  board_name: v.string(),
  /** A value of the board, like the other scores. */
  score: v.number(),
  /** How they are shown; absent on boards of integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
  created_at: time,
  player: personSchema,
  /** By play session, or with an API key or a signed-in browser. */
  origin: v.picklist(['play', 'key']),
  /** The time of the run; null if it is not known. */
  seconds: v.nullable(integer),
  /** The server has checked the run. */
  verified: v.boolean(),
  /** Which rule it breaks. */
  reason: v.picklist(DOUBTS),
  /** What the server has noticed about its pace. */
  finding: v.nullable(paceFindingSchema),
  /** The rank that it would have on the board; null beyond the first ten thousand. */
  rank: v.nullable(integer),
  /** The best score of its player on the board. */
  best: v.nullable(v.number()),
  /** The nearest bests of other players: `above` ends with the nearest, `below` begins with it. */
  above: v.array(neighbourSchema),
  below: v.array(neighbourSchema),
});
export type HeldScore = v.InferOutput<typeof heldScoreSchema>;
