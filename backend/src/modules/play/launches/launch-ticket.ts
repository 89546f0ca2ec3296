import { ByteReader, ByteWriter } from '../../../core/secrets/byte-fields.js';
import type { Secrets } from '../../../core/secrets/derive-key.js';
import { SignedText } from '../../../core/secrets/signed-text.js';

const VERSION = 1;
const GUEST = 1;

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

/** Signs and reads launch tickets. They are not stored: the primary key of sessions prevents a second use. */
export class LaunchTicketFormat {
  private readonly signed: SignedText;

  constructor(secrets: Secrets) {
    this.signed = new SignedText('ggl_', 'launch tickets', secrets);
  }

  sign({ guest, gameId, sessionId, playerId, loginSessionId, expiresAt }: LaunchTicket): string {
    const content = new ByteWriter()
      .byte(VERSION)
      .byte(guest ? GUEST : 0)
      .integer(gameId)
      .uuid(sessionId)
      .uuid(playerId)
      .integer(loginSessionId)
      .time(expiresAt);
    return this.signed.sign(content.toBuffer());
  }

  /** Returns undefined if the signature is invalid. Does not check the expiry. */
  read(text: string): LaunchTicket | undefined {
    const content = this.signed.read(text);
    if (content?.[0] !== VERSION) return undefined;
    const fields = new ByteReader(content.subarray(1));
    const guest = fields.byte() === GUEST;
    const [gameId, sessionId, playerId] = [fields.integer(), fields.uuid(), fields.uuid()];
    return { guest, gameId, sessionId, playerId, loginSessionId: fields.integer(), expiresAt: fields.time() };
  }
}
