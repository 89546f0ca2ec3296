import * as v from 'valibot';
import { integer } from '../values.js';
import { BOARD_KINDS, DIRECTIONS } from './board-settings.js';

/** How the values of a board are read and shown. */
export const boardFormatSchema = v.object({
  direction: v.picklist(DIRECTIONS),
  kind: v.picklist(BOARD_KINDS),
  /** 0 to 3; times have none. */
  decimals: integer,
  /** What stands after a number: `points`, `m`. */
  unit: v.nullable(v.string()),
});
export type BoardFormat = v.InferOutput<typeof boardFormatSchema>;

/** How a board shows scores unless its answers have a format: as they are stored. */
export const PLAIN_FORMAT: BoardFormat = { direction: 'desc', kind: 'number', decimals: 0, unit: null };
