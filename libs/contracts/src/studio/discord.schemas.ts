import * as v from 'valibot';
import { time } from '../values.js';

/** `failing`: the last message could not be sent and is tried again. `refused`: Discord does not know the webhook any more. */
export const DISCORD_STATES = ['on', 'failing', 'refused'] as const;

/** The Discord channel to which a game reports (GET /api/games/{id}/discord). */
export const gameDiscordSchema = v.object({
  /** False on a site that calls no other servers. */
  available: v.boolean(),
  /** Null unless one is connected. Its token is never answered. */
  webhook: v.nullable(
    v.object({
      /** Its id at Discord. */
      id: v.string(),
      state: v.picklist(DISCORD_STATES),
      connected_at: time,
      /** The last message that Discord has taken. */
      last_sent_at: v.nullable(time),
    }),
  ),
});
export type GameDiscord = v.InferOutput<typeof gameDiscordSchema>;

export const DISCORD_OUTCOMES = ['sent', 'failed', 'refused'] as const;

/** POST /api/games/{id}/discord/test */
export const discordTestSchema = v.object({ outcome: v.picklist(DISCORD_OUTCOMES) });
export type DiscordTest = v.InferOutput<typeof discordTestSchema>;
