import { randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Guests } from '../guests/index.js';
import type { PlayToken } from '../tokens/index.js';
import { RoundFormat, roundExpiry, type Round } from './round.js';
import { roundInvalid } from './rounds.errors.js';

const SEEDS = 2 ** 32;

@Injectable()
export class Rounds {
  private readonly format: RoundFormat;

  constructor(
    private readonly limits: RateLimits,
    private readonly guests: Guests,
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
   * Reads the round of a score. It has to be started in the same session or by the same player, also as a guest whom the
   * player has claimed. Throws `round_invalid`.
   */
  async read(text: string, play: PlayToken): Promise<Round> {
    const round = this.format.read(text);
    if (!round || round.gameId !== play.gameId || roundExpiry(round) <= Date.now()) throw roundInvalid();
    const isOurs = round.sessionId === play.sessionId || round.playerId === play.playerId;
    if (!isOurs && !(await this.wasOurs(round, play))) throw roundInvalid();
    return round;
  }

  /** Whether the player began the round as a guest. */
  private async wasOurs({ playerId: guestId }: Round, { guest, playerId }: PlayToken): Promise<boolean> {
    return !guest && (await this.guests.isClaimedBy(guestId, playerId));
  }
}
