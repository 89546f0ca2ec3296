import type { Secrets } from '../../../core/secrets/derive-key.js';
import { flag, integer, SignedRecord, text, time, uuid } from '../../../core/secrets/signed-record.js';

export const PLAY_TOKEN_PREFIX = 'ggp_';

/** Identifies a player, a game and a session until it expires. */
export interface PlayToken {
  guest: boolean;
  gameId: number;
  sessionId: string;
  /** Id of the user or the guest. */
  playerId: string;
  username: string;
  /** Start of the session and expiry of the token, in milliseconds since the epoch. */
  startedAt: number;
  expiresAt: number;
}

/** Play tokens are read without a query. */
export class PlayTokenFormat extends SignedRecord<PlayToken> {
  constructor(secrets: Secrets) {
    super(
      {
        prefix: PLAY_TOKEN_PREFIX,
        use: 'play tokens',
        version: 1,
        fields: {
          guest: flag,
          gameId: integer,
          sessionId: uuid,
          playerId: uuid,
          startedAt: time,
          expiresAt: time,
          username: text,
        },
      },
      secrets,
    );
  }
}
