import { ByteReader, ByteWriter } from '../../../core/secrets/byte-fields.js';
import type { Secrets } from '../../../core/secrets/derive-key.js';
import { SignedText } from '../../../core/secrets/signed-text.js';

const VERSION = 1;
const GUEST = 1;

/** What a launch ticket says: who may begin to play what. */
export interface LaunchTicket {
  guest: boolean;
  gameId: number;
  /** Random; the id of the session that it becomes. */
  sessionId: string;
  playerId: string;
  /** The login session that launches; 0 for a guest. */
  loginSessionId: number;
  expiresAt: number;
}

/** Signs and reads launch tickets. None is stored: that a ticket is used once is up to the session's primary key. */
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

  /** Undefined for what was not signed by us; an expired ticket is read like any other. */
  read(text: string): LaunchTicket | undefined {
    const content = this.signed.read(text);
    if (content?.[0] !== VERSION) return undefined;
    const fields = new ByteReader(content.subarray(1));
    const guest = fields.byte() === GUEST;
    const [gameId, sessionId, playerId] = [fields.integer(), fields.uuid(), fields.uuid()];
    return { guest, gameId, sessionId, playerId, loginSessionId: fields.integer(), expiresAt: fields.time() };
  }
}
