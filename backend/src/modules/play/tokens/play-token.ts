import { ByteReader, ByteWriter } from '../../../core/secrets/byte-fields.js';
import type { Secrets } from '../../../core/secrets/derive-key.js';
import { SignedText } from '../../../core/secrets/signed-text.js';

export const PLAY_TOKEN_PREFIX = 'ggp_';
const VERSION = 1;
const GUEST = 1;

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

/** Signs and reads play tokens, without a query. */
export class PlayTokenFormat {
  private readonly signed: SignedText;

  constructor(secrets: Secrets) {
    this.signed = new SignedText(PLAY_TOKEN_PREFIX, 'play tokens', secrets);
  }

  sign({ guest, gameId, sessionId, playerId, username, startedAt, expiresAt }: PlayToken): string {
    const content = new ByteWriter()
      .byte(VERSION)
      .byte(guest ? GUEST : 0)
      .integer(gameId)
      .uuid(sessionId)
      .uuid(playerId)
      .time(startedAt)
      .time(expiresAt)
      .text(username);
    return this.signed.sign(content.toBuffer());
  }

  /** Returns undefined if the signature is invalid. Does not check the expiry. */
  read(text: string): PlayToken | undefined {
    const content = this.signed.read(text);
    if (content?.[0] !== VERSION) return undefined;
    const fields = new ByteReader(content.subarray(1));
    const guest = fields.byte() === GUEST;
    const [gameId, sessionId, playerId] = [fields.integer(), fields.uuid(), fields.uuid()];
    const [startedAt, expiresAt] = [fields.time(), fields.time()];
    return { guest, gameId, sessionId, playerId, startedAt, expiresAt, username: fields.text() };
  }
}
