import * as v from 'valibot';
import { integer } from '../values.js';

/** The Monday of a week (UTC). */
const monday = v.pipe(v.string(), v.metadata({ format: 'date' }));

/** Games with scores, distinct players, and their scores. */
const played = { games: integer, players: integer, scores: integer };

/** The average is null without ratings. */
const rated = { average_rating: v.nullable(v.number()), total_ratings: integer };

/** Ratings until the end of the week. */
const weekOfPlaySchema = v.object({ week: monday, ...played, ...rated });
export type WeekOfPlay = v.InferOutput<typeof weekOfPlaySchema>;

/** `games` counts active games. */
const versionTractionSchema = v.object({
  id: integer,
  version: v.string(),
  ...played,
  ...rated,
  /** One row for each of `weeks`, zeros included. */
  weekly: v.array(weekOfPlaySchema),
});
export type VersionTraction = v.InferOutput<typeof versionTractionSchema>;

/** GET /api/models/{id}/traction: the last twelve weeks, oldest first, and totals. */
export const modelTractionSchema = v.object({
  weeks: v.array(monday),
  versions: v.array(versionTractionSchema),
  /** A player of two versions counts once. */
  totals: v.object({ ...played, total_ratings: integer }),
});
export type ModelTraction = v.InferOutput<typeof modelTractionSchema>;
