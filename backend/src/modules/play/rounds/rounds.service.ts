import { randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { PlayToken } from '../tokens/index.js';
import { RoundFormat, roundExpiry, type Round } from './round.js';
import { roundInvalid } from './rounds.errors.js';

const SEEDS = 2 ** 32;

@Injectable()
export class Rounds {
  private readonly format: RoundFormat;

  constructor(
    private readonly limits: RateLimits,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.format = new RoundFormat(settings);
  }

  async start({ gameId, sessionId, playerId }: PlayToken): Promise<RoundAnswer> {
    await this.limits.consume('round', sessionId);
    const round = { id: randomUUID(), gameId, sessionId, playerId, seed: randomInt(SEEDS), startedAt: Date.now() };
    return {
      round: this.format.sign(round),
      seed: round.seed,
      startedAt: new Date(round.startedAt).toISOString(),
      expiresAt: new Date(roundExpiry(round)).toISOString(),
    };
  }

  /**
   * Reads the round of a score. It has to be started by the same player, possibly in an earlier session, or in the same
   * session before a guest signed up. Throws `round_invalid`.
   */
  read(text: string, { gameId, sessionId, playerId }: PlayToken): Round {
    const round = this.format.read(text);
    const isOurs = round?.gameId === gameId && (round.sessionId === sessionId || round.playerId === playerId);
    if (!round || !isOurs || roundExpiry(round) <= Date.now()) throw roundInvalid();
    return round;
  }
}
