import * as v from 'valibot';
import { integer, time, uuid } from '../values.js';

/** The default number of active players, and the number that pages follow live. */
export const ACTIVE_PLAYERS = 20;

/** A row of GET /api/users/active. */
export const activePlayerSchema = v.object({
  id: uuid,
  username: v.string(),
  /** Distinct games with a score in the last 7 days, today (UTC) included. */
  games_played: integer,
  last_played_at: time,
});
export type ActivePlayer = v.InferOutput<typeof activePlayerSchema>;

/** The snapshot of the most active players. */
export const activePlayersShownSchema = v.object({ players: v.array(activePlayerSchema) });
export type ActivePlayersShown = v.InferOutput<typeof activePlayersShownSchema>;

/** New or changed players, and those who have left the list. */
export const activePlayersChangesSchema = v.object({ upserts: v.array(activePlayerSchema), removed: v.array(uuid) });
export type ActivePlayersChanges = v.InferOutput<typeof activePlayersChangesSchema>;
