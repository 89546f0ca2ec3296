import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ScoreSenders,
  ScoresService,
  type ScoreSender,
  type SenderAnswer,
  type SenderRequest,
} from '../../scores/index.js';
import { wrongGame } from '../play.errors.js';
import { PLAY_TOKEN_PREFIX } from '../tokens/play-token.js';
import { PlayTokens } from '../tokens/play-tokens.js';
import { PlayBudget } from './play-budget.js';

/** Scores that are sent with play tokens. */
@Injectable()
export class PlayScores implements ScoreSender, OnModuleInit {
  readonly prefix = PLAY_TOKEN_PREFIX;

  constructor(
    private readonly senders: ScoreSenders,
    private readonly tokens: PlayTokens,
    private readonly budget: PlayBudget,
    private readonly scores: ScoresService,
  ) {}

  onModuleInit(): void {
    this.senders.register(this);
  }

  isGenuine(credential: string): boolean {
    return this.tokens.isGenuine(credential);
  }

  async send({ credential, sent, idempotencyKey, address }: SenderRequest): Promise<SenderAnswer> {
    const token = await this.tokens.verify(credential, address);
    if (token.gameId !== sent.gameId) throw wrongGame();
    this.budget.spend(token);
    const { playerId: userId, username, sessionId, startedAt } = token;
    const seconds = Math.max(Math.floor((Date.now() - startedAt) / 1_000), 0);
    const { submitted, replayed } = await this.scores.record({
      userId,
      username,
      gameId: sent.gameId,
      score: sent.score,
      idempotencyKey,
      origin: { sessionId, seconds, verified: false },
    });
    return {
      answer: { ...submitted, status: 'accepted', verified: false, wouldBeRank: null, reason: null },
      replayed,
    };
  }
}
