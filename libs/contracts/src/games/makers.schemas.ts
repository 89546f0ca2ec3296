import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { time, uuid } from '../values.js';

/** Of a game, besides its creator; invitations that are open count. */
export const CO_MAKERS_MAX = 10;

/** A co-maker of a game, or a player who is invited. */
export const gameMakerSchema = v.object({
  id: uuid,
  username: v.string(),
  invited_at: time,
  /** Null until the invitation is accepted. */
  accepted_at: v.nullable(time),
});
export type GameMaker = v.InferOutput<typeof gameMakerSchema>;

/** GET /api/games/{id}/transfer: the player to whom the creator has offered the game; null if there is no offer. */
export const gameTransferSchema = v.object({ to: v.nullable(personSchema), offered_at: v.nullable(time) });
export type GameTransfer = v.InferOutput<typeof gameTransferSchema>;
