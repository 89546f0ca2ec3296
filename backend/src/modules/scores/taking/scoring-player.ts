import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { addressKey } from '../../../core/http/client-address.js';
import { bearerOf } from '../../../core/http/credentials.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { API_KEY_PREFIX, apiKeyInvalid, ApiKeys, callerOf } from '../../auth/index.js';
import { nobodyScores } from '../scores.errors.js';
import type { Player } from './scores.service.js';

/**
 * Finds who scores: the key in the body, a bearer key, or the session of a signed-in browser, in this order
 * (CONTRACT section 4).
 */
@Injectable()
export class ScoringPlayer {
  constructor(
    private readonly keys: ApiKeys,
    private readonly limits: RateLimits,
  ) {}

  async of(request: Request, bodyKey: string | undefined): Promise<Player> {
    const bearer = bearerOf(request);
    const key = bodyKey ?? (bearer?.startsWith(API_KEY_PREFIX) ? bearer : undefined);
    if (key !== undefined) return this.ofKey(key, addressKey(request.ip));
    const caller = callerOf(request);
    if (!caller) throw nobodyScores();
    return caller;
  }

  private async ofKey(key: string, address: string): Promise<Player> {
    const known = this.keys.cached(key);
    if (known) return known;
    // Whoever tries keys is stopped before the next one is looked at.
    await this.limits.check('wrongApiKey', address);
    const owner = await this.keys.resolve(key);
    if (owner) return owner;
    const { remaining } = await this.limits.consume('wrongApiKey', address);
    // The next key would be refused without being counted, so the longer block has to begin with this one.
    if (remaining === 0) await this.limits.consume('wrongApiKey', address).catch(() => undefined);
    throw apiKeyInvalid();
  }
}
