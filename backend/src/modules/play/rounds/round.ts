import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { ByteReader, ByteWriter } from '../../../core/secrets/byte-fields.js';
import type { Secrets } from '../../../core/secrets/derive-key.js';
import { SignedText } from '../../../core/secrets/signed-text.js';

const VERSION = 1;

/** One attempt at a game, with its start time and the seed of its random numbers. */
export interface Round {
  /** Scores of a round count once, with this id as the idempotency key. */
  id: string;
  gameId: number;
  sessionId: string;
  playerId: string;
  seed: number;
  startedAt: number;
}

export const roundExpiry = ({ startedAt }: Round) => startedAt + ROUND_LIVES;

/** Signs and reads rounds, which are not stored. */
export class RoundFormat {
  private readonly signed: SignedText;

  constructor(secrets: Secrets) {
    this.signed = new SignedText('ggr_', 'rounds', secrets);
  }

  sign({ id, gameId, sessionId, playerId, seed, startedAt }: Round): string {
    const content = new ByteWriter()
      .byte(VERSION)
      .uuid(id)
      .integer(gameId)
      .uuid(sessionId)
      .uuid(playerId)
      .integer(seed)
      .time(startedAt);
    return this.signed.sign(content.toBuffer());
  }

  /** Returns undefined if the signature is invalid. Does not check the expiry. */
  read(text: string): Round | undefined {
    const content = this.signed.read(text);
    if (content?.[0] !== VERSION) return undefined;
    const fields = new ByteReader(content.subarray(1));
    const [id, gameId, sessionId, playerId] = [fields.uuid(), fields.integer(), fields.uuid(), fields.uuid()];
    return { id, gameId, sessionId, playerId, seed: fields.integer(), startedAt: fields.time() };
  }
}
