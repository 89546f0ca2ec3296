import { Injectable } from '@nestjs/common';
import type { PlayedScore } from '@gamegeek/contracts/scores/scores.types.js';

/** A score as it was sent, with what only some senders read. */
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
  /** Whose wrong credentials are counted; asked for only when it is needed. */
  address: () => string;
}

export interface SenderAnswer {
  answer: PlayedScore;
  replayed: boolean;
}

/** A further kind of bearer credential that may send scores. It checks and limits what it sends by itself. */
export interface ScoreSender {
  /** What its credentials begin with. */
  readonly prefix: string;
  /** Whether we issued it, without a wait: then it is no guess that counts against an address. */
  isGenuine(credential: string): boolean;
  send(request: SenderRequest): Promise<SenderAnswer>;
}

/** Who may send scores besides API keys and sessions. Modules above this one register theirs. */
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
