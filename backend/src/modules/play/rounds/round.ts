import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { ByteReader, ByteWriter } from '../../../core/secrets/byte-fields.js';
import type { Secrets } from '../../../core/secrets/derive-key.js';
import { SignedText } from '../../../core/secrets/signed-text.js';

const VERSION = 1;

/** One attempt: when it began, and the seed that its chances follow from. */
export interface Round {
  /** A score of this round counts once under this id. */
  id: string;
  gameId: number;
  sessionId: string;
  playerId: string;
  seed: number;
  startedAt: number;
}

export const roundExpiry = ({ startedAt }: Round) => startedAt + ROUND_LIVES;

/** Signs and reads rounds. None is stored. */
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

  /** Undefined for what was not signed by us; an expired round is read like any other. */
  read(text: string): Round | undefined {
    const content = this.signed.read(text);
    if (content?.[0] !== VERSION) return undefined;
    const fields = new ByteReader(content.subarray(1));
    const [id, gameId, sessionId, playerId] = [fields.uuid(), fields.integer(), fields.uuid(), fields.uuid()];
    return { id, gameId, sessionId, playerId, seed: fields.integer(), startedAt: fields.time() };
  }
}
