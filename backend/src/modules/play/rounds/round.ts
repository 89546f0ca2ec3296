import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import type { Secrets } from '../../../core/secrets/derive-key.js';
import { integer, SignedRecord, time, uuid } from '../../../core/secrets/signed-record.js';

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

/** Rounds are not stored. */
export class RoundFormat extends SignedRecord<Round> {
  constructor(secrets: Secrets) {
    super(
      {
        prefix: 'ggr_',
        use: 'rounds',
        version: 1,
        fields: {
          id: uuid,
          gameId: integer,
          sessionId: uuid,
          playerId: uuid,
          seed: integer,
          startedAt: time,
        },
      },
      secrets,
    );
  }
}
