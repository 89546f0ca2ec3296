import { Injectable } from '@nestjs/common';
import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Guests } from '../guests/index.js';
import type { PlayToken } from '../tokens/index.js';
import { roundIdOf, roundText, type Round } from './round.js';
import { roundInvalid } from './rounds.errors.js';
import { RoundsRepository, type RoundRow } from './rounds.repository.js';

@Injectable()
export class Rounds {
  constructor(
    private readonly limits: RateLimits,
    private readonly guests: Guests,
    private readonly repository: RoundsRepository,
  ) {}

  /** Starts a round, which ends the earlier ones of the session. */
  async start({ sessionId, playerId }: PlayToken): Promise<RoundAnswer> {
    await this.limits.consume('round', playerId);
    const { id, seed, startedAt } = await this.repository.start(sessionId);
    return {
      round: roundText(id),
      seed: seedNumber(seed),
      startedAt: startedAt.toISOString(),
      expiresAt: new Date(startedAt.getTime() + ROUND_LIVES).toISOString(),
    };
  }

  /**
   * Reads the round of a score. It has to be started in the same session or by the same player, also as a guest whom the
   * player has claimed. Throws `round_invalid`.
   */
  async read(text: string, play: PlayToken): Promise<Round> {
    const id = roundIdOf(text);
    const round = id === undefined ? undefined : await this.repository.read(id);
    if (!round || round.gameId !== play.gameId || !(await this.isOurs(round, play))) throw roundInvalid();
    return { id: round.id, seed: seedNumber(round.seed), seconds: round.seconds };
  }

  private async isOurs(
    { sessionId, userId, guestId }: RoundRow,
    { guest, playerId, ...play }: PlayToken,
  ): Promise<boolean> {
    if (sessionId === play.sessionId || userId === playerId || guestId === playerId) return true;
    // The player began the round as a guest.
    return !guest && guestId !== null && this.guests.isClaimedBy(guestId, playerId);
  }
}

/** Seeds of games are 32-bit integers. */
const seedNumber = (seed: Buffer): number => seed.readUInt32BE(0);
