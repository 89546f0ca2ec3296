import { Injectable } from '@nestjs/common';
import type { PlayedScore } from '@gamegeek/contracts/scores/submission.schemas.js';

/** A score in a request; only some senders read the optional properties. */
export interface SentScore {
  gameId: number;
  score: number;
  round?: string;
  details?: Record<string, unknown>;
}

export interface SenderRequest {
  credential: string;
  sent: SentScore;
  idempotencyKey?: string;
  /** The client address, to count wrong credentials; computed only when needed. */
  address: () => string;
}

export interface SenderAnswer {
  answer: PlayedScore;
  replayed: boolean;
}

/** A kind of bearer credential that may send scores. The sender validates and rate-limits them. */
export interface ScoreSender {
  /** The prefix of its credentials. */
  readonly prefix: string;
  /** Whether the credential is accepted now. Requests with any other count against the client address. */
  isLive(credential: string): Promise<boolean>;
  /** Counts each request with a live credential against its own limit, also if it refuses the score. */
  send(request: SenderRequest): Promise<SenderAnswer>;
}

/** The registry of credentials for scores besides API keys and sessions; later modules register theirs. */
@Injectable()
export class ScoreSenders {
  private readonly senders: ScoreSender[] = [];

  register(sender: ScoreSender): void {
    this.senders.push(sender);
  }

  of(credential: string | undefined): ScoreSender | undefined {
    return credential === undefined ? undefined : this.senders.find(({ prefix }) => credential.startsWith(prefix));
  }
}
