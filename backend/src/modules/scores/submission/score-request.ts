import type { IncomingMessage } from 'node:http';
import type { SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { PlayedScore, SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import type { CallWay } from '@gamegeek/contracts/studio/calls.schemas.js';
import { requestAddress } from '../../../core/http/request/client-address.js';
import { bearerOf } from '../../../core/http/request/credentials.js';
import type { Player } from './submission.js';

/** A request with scores, ahead of Express or behind it. */
export class ScoreRequest {
  /** Points that its address has paid before a large body was read. */
  reserved = 0;

  readonly bearer: string | undefined;

  /** How its player is known, for the call log of the game. */
  way: CallWay = 'none';

  /** The account that sends, as soon as it is known. */
  userId: string | undefined;

  /** The game of its play token. */
  gameId: number | undefined;

  constructor(
    readonly head: IncomingMessage,
    private readonly trustProxy: number,
    /** The signed-in user, who has been counted as such. */
    readonly caller?: Player,
  ) {
    this.bearer = bearerOf(head);
  }

  get idempotencyKey(): string | undefined {
    // Node joins repeated headers, which is not in the type.
    return this.head.headers['idempotency-key'] as string | undefined;
  }

  /** The key of address limits. */
  get address(): string {
    return requestAddress(this.head, this.trustProxy);
  }
}

export interface ScoreAnswer {
  answer: SubmittedScore | PlayedScore;
  /** An earlier request with this key stored the score. */
  replayed: boolean;
}

/** A kind of bearer credential besides API keys and sessions. */
export interface ScoreSender {
  /** The prefix of its credentials. */
  readonly prefix: string;
  readonly way: CallWay;
  /** Whether the credential is accepted now. */
  isLive(credential: string): Promise<boolean>;
  /**
   * Submits a score. With a live credential, the score counts against the limits of its player, also if it is refused;
   * with any other credential, the request counts for the address.
   */
  send(request: ScoreRequest, credential: string, scored: SubmitScoreDto): Promise<ScoreAnswer>;
}
