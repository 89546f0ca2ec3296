import * as v from 'valibot';
import { integer } from '../values.js';

/** All origins and devices that are not listed. */
export const OTHER = 'other';
/** Of plays that began before it was noted. */
export const UNKNOWN = 'unknown';

/** The longest range of days that is answered at once, and the default. */
export const MAX_STATS_DAYS = 366;
export const DEFAULT_STATS_DAYS = 28;

const day = v.pipe(v.string(), v.metadata({ format: 'date', examples: ['2026-11-21'] }));

/** A day (UTC) of a game, as its makers see it (GET /api/games/{id}/stats). */
export const gameDaySchema = v.object({
  day,
  /** Play sessions that began on this day. */
  plays: integer,
  /** Accounts and guests who began one, or had a score accepted. */
  players: integer,
  /** Those of them who had never played the game before. */
  new_players: integer,
  /** Guests who began a play session, and how many of them an account has claimed since, within about a week. */
  guests: integer,
  guests_kept: integer,
  /**
   * How many of the new players came back on the next day, and on the seventh day after it. Null until that day is
   * over, and without new players.
   */
  d1: v.nullable(integer),
  d7: v.nullable(integer),
  /** Half of the play sessions in browsers were at least as long. Null without any. */
  median_seconds: v.nullable(integer),
  /** Accepted scores, also those that were removed later. */
  scores: integer,
  /** Requests of the game that were refused. */
  refused: integer,
  /** Accepted scores of the main board by value; only ranges with scores are listed. */
  histogram: v.array(v.object({ from: v.number(), to: v.number(), scores: integer })),
  /**
   * Play sessions by origin, most first: the host of the site that led the player here, or `site` (none did), `embed`
   * (an embedded board), `page` (the page of the game), `code` (a connect code), `other` or `unknown`.
   */
  origins: v.array(v.object({ origin: v.string(), plays: integer })),
  /** Play sessions by device: `phone`, `tablet`, `desktop`, `other` (no browser) or `unknown`. */
  devices: v.array(v.object({ device: v.string(), plays: integer })),
});
export type GameDay = v.InferOutput<typeof gameDaySchema>;
