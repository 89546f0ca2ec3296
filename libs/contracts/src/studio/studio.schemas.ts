import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { integer, time } from '../values.js';

/** How a game of the user does. */
export const ownGameFiguresSchema = v.object({
  game_id: integer,
  /** Distinct players who scored in the last five minutes. */
  playing_now: integer,
  /** Play sessions that began today, UTC; counted every five minutes. */
  plays_today: integer,
  /** Since Monday, UTC. */
  scores_this_week: integer,
  /** Null if there is no score. */
  last_score_at: v.nullable(time),
});
export type OwnGameFigures = v.InferOutput<typeof ownGameFiguresSchema>;

export const GAME_OFFERS = ['maker_invite', 'transfer'] as const;

/** A game that the user is asked to make with its creator, or to take over. */
export const gameOfferSchema = v.object({
  kind: v.picklist(GAME_OFFERS),
  game: v.object({ id: integer, name: v.string() }),
  by: personSchema,
  at: time,
});
export type GameOffer = v.InferOutput<typeof gameOfferSchema>;

/** GET /api/user/studio */
export const ownStudioSchema = v.object({
  games: v.array(ownGameFiguresSchema),
  offers: v.pipe(v.array(gameOfferSchema), v.description('Newest first.')),
});
export type OwnStudio = v.InferOutput<typeof ownStudioSchema>;
