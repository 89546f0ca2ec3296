import * as v from 'valibot';
import { SCORE_ACCEPTANCES } from '../games/play-settings.js';
import { RESETS } from '../scores/period.js';
import { integer, time } from '../values.js';
import { boardFormatSchema } from './board-format.schemas.js';
import { BOARD_POLICIES, ON_DOUBT } from './board-settings.js';

/** A board of a game. The settings below `position` are those of the game for its main board. */
export const gameBoardSchema = v.object({
  slug: v.string(),
  name: v.string(),
  ...boardFormatSchema.entries,
  /** Whether the best score of a player counts, or all of them added up. */
  policy: v.picklist(BOARD_POLICIES),
  resets: v.array(v.picklist(RESETS)),
  /** Which scores it accepts. */
  writes: v.picklist(SCORE_ACCEPTANCES),
  main: v.boolean(),
  /** Counts from 1. Earlier editions can be read only. */
  edition: integer,
  /** The earlier editions, the newest first, with their policies and when the next one began. */
  earlier: v.array(v.object({ edition: integer, policy: v.picklist(BOARD_POLICIES), ended_at: time })),
  position: integer,
  /** In the board's values, inclusive. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  min_seconds: v.nullable(integer),
  needs_round: v.boolean(),
  on_doubt: v.picklist(ON_DOUBT),
  /** The number of players. */
  total: integer,
  /** Whether it has scores: direction, kind, decimals, policy and resets are fixed then. */
  locked: v.boolean(),
});
export type GameBoard = v.InferOutput<typeof gameBoardSchema>;
