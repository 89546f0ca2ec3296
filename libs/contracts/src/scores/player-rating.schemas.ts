import * as v from 'valibot';
import { integer, time, uuid } from '../values.js';

const placed = {
  /** Equal ratings share a rank: 1, 2, 2, 4. */
  rank: integer,
  /** With one decimal. */
  points: v.number(),
};

const rated = {
  ...placed,
  /** The games that count, at most 20. */
  games: integer,
};

/** A row of GET /api/leaderboard/rating. */
export const ratedPlayerSchema = v.object({ ...rated, userId: uuid, username: v.string() });
export type RatedPlayer = v.InferOutput<typeof ratedPlayerSchema>;

/** GET /api/leaderboard/rating: a page of the players with a rating, the best first. */
export const ratedPlayersPageSchema = v.object({
  /** When the ratings were last computed; null before the first time. */
  computedAt: v.nullable(time),
  total: integer,
  page: integer,
  limit: integer,
  entries: v.array(ratedPlayerSchema),
});
export type RatedPlayersPage = v.InferOutput<typeof ratedPlayersPageSchema>;

/** The rating of a day (UTC). */
export const ratingDaySchema = v.object({ day: v.pipe(v.string(), v.metadata({ format: 'date' })), ...placed });
export type RatingDay = v.InferOutput<typeof ratingDaySchema>;

/** The rating of a player, on a profile. */
export const playerRatingSchema = v.object({
  ...rated,
  /** The last rating of each of the last 90 days that had one, the current one last. */
  days: v.array(ratingDaySchema),
});
export type PlayerRating = v.InferOutput<typeof playerRatingSchema>;
