import {
  achievementSchema,
  meChangesSchema,
  playedGameSchema,
  profileStatsSchema,
  publicProfileSchema,
} from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { playerRatingSchema } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import * as v from 'valibot';

/** The fields of GET /api/user/profile that this page uses; others are in the session. */
export const ownStatsSchema = v.object({ stats: profileStatsSchema, playerRating: v.optional(playerRatingSchema) });

/** Unknown icons are shown as a trophy (docs/product.md, section 3), so any string is accepted. */
export const shownAchievementSchema = v.object({ ...achievementSchema.entries, icon: v.string() });
export type ShownAchievement = v.InferOutput<typeof shownAchievementSchema>;

/** Events of the topic `me`. */
export const meEventsSchema = v.object({
  ...meChangesSchema.entries,
  achievements: v.optional(v.array(shownAchievementSchema)),
  /** Whether there were events since the watch began. */
  patched: v.optional(v.boolean()),
});
export type MeEvents = v.InferOutput<typeof meEventsSchema>;

/** GET /api/users/{username}, as this page shows it: cards need only a part of each game. */
export const playerSchema = v.object({
  ...publicProfileSchema.entries,
  achievements: v.array(shownAchievementSchema),
  games: v.array(playedGameSchema),
});
export type Player = v.InferOutput<typeof playerSchema>;
