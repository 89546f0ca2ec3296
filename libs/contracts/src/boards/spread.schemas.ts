import * as v from 'valibot';
import { integer } from '../values.js';
import { boardFormatSchema } from './board-format.schemas.js';

/** The shares of players, in percent, whose best a spread names. */
export const SPREAD_SHARES = [1, 10, 25, 50, 75] as const;
export const SPREAD_BARS = 20;

/** GET /api/games/{id}/boards/{slug}/spread: the bests of all players of a board of all time. */
export const boardSpreadSchema = v.object({
  gameId: integer,
  /** The slug of the board. */
  board: v.string(),
  /** How its values are shown; absent on boards of integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
  players: integer,
  /** The value that the best `share` percent of the players have reached. Empty without players. */
  shares: v.array(v.object({ share: integer, value: v.number() })),
  /**
   * The number of players by value, the best last: ranges of equal width, of which the first and the last include all
   * beyond them.
   */
  bars: v.array(v.object({ from: v.number(), to: v.number(), players: integer })),
});
export type BoardSpread = v.InferOutput<typeof boardSpreadSchema>;
