import * as v from 'valibot';
import { integer, time } from '../values.js';

/** A day in UTC: `2026-11-30`. */
const day = v.pipe(v.string(), v.metadata({ format: 'date' }));

/** GET /api/daily: the daily of a day, and what the player has made of it. */
export const dailySchema = v.object({
  day,
  /** Dailies are numbered from 1. */
  number: integer,
  gameId: integer,
  gameName: v.string(),
  arcadeId: v.string(),
  /** 00:00 UTC of the next day. */
  endsAt: time,
  /** Its day is over. */
  over: v.boolean(),
  /** The players on its board. */
  players: integer,
  /** The player has begun the counted run. */
  played: v.boolean(),
  /** Of the counted run; null before it is over, and if it had no points. */
  yourScore: v.nullable(integer),
  /** On the board of the day. A guest is on no board: this is the rank that the score would have. */
  yourRank: v.nullable(integer),
  /** How many players on its board have a lower score. */
  yourBeaten: v.nullable(integer),
  /** The id of the score; null for guests. */
  yourScoreId: v.nullable(integer),
  /** The days played in a row. */
  streak: integer,
  /** How many days may be left out without an end of the streak. */
  freezes: integer,
  /** The daily before and after this one; null if there is none. */
  previous: v.nullable(day),
  next: v.nullable(day),
});
export type Daily = v.InferOutput<typeof dailySchema>;
