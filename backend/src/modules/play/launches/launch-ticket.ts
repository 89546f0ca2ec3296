import type { Secrets } from '../../../core/secrets/derive-key.js';
import { flag, integer, SignedRecord, time, uuid } from '../../../core/secrets/signed-record.js';

/** Allows a player to start a session in a game. */
export interface LaunchTicket {
  guest: boolean;
  gameId: number;
  /** Random; becomes the id of the session. */
  sessionId: string;
  playerId: string;
  /** The login session of the player; 0 for a guest. */
  loginSessionId: number;
  expiresAt: number;
}

/** Launch tickets are not stored: the primary key of sessions prevents a second use. */
export class LaunchTicketFormat extends SignedRecord<LaunchTicket> {
  constructor(secrets: Secrets) {
    super(
      {
        prefix: 'ggl_',
        use: 'launch tickets',
        version: 1,
        fields: {
          guest: flag,
          gameId: integer,
          sessionId: uuid,
          playerId: uuid,
          loginSessionId: integer,
          expiresAt: time,
        },
      },
      secrets,
    );
  }
}
