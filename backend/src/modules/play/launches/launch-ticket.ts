import type { Secrets } from '../../../core/secrets/derive-key.js';
import { flag, integer, SignedRecord, text, time, uuid } from '../../../core/secrets/signed-record.js';

/** Allows a player to start a session in a game. */
export interface LaunchTicket {
  guest: boolean;
  gameId: number;
  /** Random; becomes the id of the session. */
  sessionId: string;
  playerId: string;
  /** The login session of the player; 0 for a guest. */
  loginSessionId: number;
  /** The link with which a tester has launched a draft; ends with it. */
  draftKey: string;
  expiresAt: number;
  /** Where the player came from: a host, or an `Origin`. */
  cameFrom: string;
}

/** Instead of `draftKey`. */
export const NO_DRAFT = '00000000-0000-0000-0000-000000000000';

/** Launch tickets are not stored: the primary key of sessions prevents a second use. */
export class LaunchTicketFormat extends SignedRecord<LaunchTicket> {
  constructor(secrets: Secrets) {
    super(
      {
        prefix: 'ggl_',
        use: 'launch tickets',
        version: 3,
        fields: {
          guest: flag,
          gameId: integer,
          sessionId: uuid,
          playerId: uuid,
          loginSessionId: integer,
          draftKey: uuid,
          expiresAt: time,
          cameFrom: text,
        },
      },
      secrets,
    );
  }
}
