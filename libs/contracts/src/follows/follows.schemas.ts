import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { time } from '../values.js';

/** The number of players that a player can follow, and block. */
export const MOST_FOLLOWED = 1_000;

/** A row of GET /api/user/following, and of GET /api/user/blocked. */
export const followedPlayerSchema = v.object({ ...personSchema.entries, since: time });
export type FollowedPlayer = v.InferOutput<typeof followedPlayerSchema>;

/** GET /api/user/following/{username}: whether the user follows this player, or has blocked them. */
export const followStateSchema = v.object({ following: v.boolean(), blocked: v.boolean() });
export type FollowState = v.InferOutput<typeof followStateSchema>;
