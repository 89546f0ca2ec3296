import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { noticeSchema } from '../inbox/inbox.schemas.js';
import { integer, time } from '../values.js';

/** The kinds of notices that the home page begins with. */
export const HOME_NOTICES = [
  'overtaken',
  'followed_record',
  'weekly_result',
  'game_achievement',
  'challenge_answered',
] as const;

/** GET /api/user/home: what happened to the signed-in user. */
export const ownHomeSchema = v.object({
  /** At most four notices of the last 7 days, the newest first. */
  news: v.array(noticeSchema),
  /** Since Monday 00:00 UTC. */
  week: v.object({
    scores: integer,
    games: integer,
    /** On the global board of the week; null without a score, or while ranks are unknown. */
    rank: v.nullable(integer),
    /** The rank by player rating now, and at the end of the week before; null where there is none. */
    ratingRank: v.nullable(integer),
    ratingRankBefore: v.nullable(integer),
  }),
  /** At most six followed players with a score in the last 5 minutes, the last one first. */
  playing: v.array(
    v.object({
      ...personSchema.entries,
      last_played_at: time,
      /** The game of the running play session; null if that is unknown. */
      game: v.nullable(v.object({ id: integer, name: v.string() })),
    }),
  ),
});
export type OwnHome = v.InferOutput<typeof ownHomeSchema>;
