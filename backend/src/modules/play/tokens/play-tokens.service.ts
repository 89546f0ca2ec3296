import { Inject, Injectable } from '@nestjs/common';
import { PLAY_TOKEN_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { NewNames } from '../../auth/profile/new-names.service.js';
import { EndedSessions } from './ended-sessions.service.js';
import { PlayTokenFormat, type PlayToken } from './play-token.js';
import { playTokenExpired, playTokenInvalid, sessionOver } from './play-tokens.errors.js';

const MAX_CACHED = 50_000;

export interface IssuedToken {
  token: string;
  tokenExpiresAt: Date;
}

/**
 * Issues and verifies play tokens. A node computes the signature once per token, and then finds the token in memory.
 * Times are PostgreSQL's: nodes with different clocks must agree on them.
 */
@Injectable()
export class PlayTokens {
  private readonly format: PlayTokenFormat;
  private readonly verified = new Map<string, PlayToken>();

  constructor(
    private readonly ended: EndedSessions,
    private readonly names: NewNames,
    private readonly limits: RateLimits,
    private readonly clock: DatabaseClock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.format = new PlayTokenFormat(settings);
  }

  issue(session: Omit<PlayToken, 'expiresAt'>, endsAt: number): IssuedToken {
    const expiresAt = Math.floor(Math.min(this.clock.now() + PLAY_TOKEN_LIVES, endsAt));
    return { token: this.format.sign({ ...session, expiresAt }), tokenExpiresAt: new Date(expiresAt) };
  }

  /** Returns a valid token that has been verified on this node before, without waiting; `verify` handles all others. */
  cached(text: string): PlayToken | undefined {
    const token = this.verified.get(text);
    if (!token || token.expiresAt <= this.clock.now() || !this.ended.isCurrent()) return undefined;
    return this.ended.has(token.sessionId) ? undefined : this.withNewName(token);
  }

  /**
   * Wrong tokens count against `address`; `expired` accepts expired tokens. Throws `play_token_invalid`,
   * `play_token_expired` or `session_over`.
   */
  async verify(text: string, address: () => string, { expired = false } = {}): Promise<PlayToken> {
    const token = this.verified.get(text) ?? this.read(text);
    if (!token) return this.refuse(address());
    if (!expired && token.expiresAt <= this.clock.now()) throw playTokenExpired();
    if (await this.isOver(token)) throw sessionOver();
    return this.withNewName(token);
  }

  /** Whether `verify` would return the token; wrong ones are not counted. */
  async isLive(text: string): Promise<boolean> {
    const token = this.verified.get(text) ?? this.read(text);
    if (!token || token.expiresAt <= this.clock.now()) return false;
    return !(await this.isOver(token));
  }

  private async isOver({ sessionId }: PlayToken): Promise<boolean> {
    if (!this.ended.isCurrent()) await this.ended.catchUp();
    return this.ended.has(sessionId);
  }

  private withNewName(token: PlayToken): PlayToken {
    const username = token.guest ? undefined : this.names.newNameOf(token.playerId);
    return username === undefined ? token : { ...token, username };
  }

  private read(text: string): PlayToken | undefined {
    const token = this.format.read(text);
    if (!token) return undefined;
    if (this.verified.size >= MAX_CACHED) this.dropOldest();
    this.verified.set(text, token);
    return token;
  }

  private dropOldest(): void {
    for (const text of this.verified.keys()) {
      this.verified.delete(text);
      return;
    }
  }

  /** Counts a wrong token against the address; throws `rate_limited` after too many. */
  private async refuse(address: string): Promise<never> {
    await this.limits.check('wrongApiKey', address);
    const { remaining } = await this.limits.consume('wrongApiKey', address);
    // Starts the longer block with this token, because later ones are refused without being counted.
    if (remaining === 0) await this.limits.consume('wrongApiKey', address).catch(() => undefined);
    throw playTokenInvalid();
  }
}
