import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { addressKey } from '../../../core/http/request/client-address.js';
import { bearerOf } from '../../../core/http/request/credentials.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { API_KEY_PREFIX } from '../../auth/shared/api-key-format.js';
import { apiKeyInvalid, apiKeyReplaced } from '../../auth/api-keys/api-keys.errors.js';
import { ApiKeys } from '../../auth/api-keys/api-keys.service.js';
import { callerOf } from '../../auth/sessions/caller.js';
import { notAuthenticated } from './submission.errors.js';
import { ScoreAdmission } from './score-admission.service.js';
import type { Player } from './scores.service.js';

/** Identifies the player by key in the body, bearer key or session, in this order (docs/api.md, section 4). */
@Injectable()
export class ScoringPlayer {
  constructor(
    private readonly keys: ApiKeys,
    private readonly limits: RateLimits,
    private readonly admission: ScoreAdmission,
  ) {}

  async of(request: Request, bodyKey: string | undefined): Promise<Player> {
    const player = await this.find(request, bodyKey);
    this.admission.noteSender(request);
    return player;
  }

  private async find(request: Request, bodyKey: string | undefined): Promise<Player> {
    const bearer = bearerOf(request);
    const key = bodyKey ?? (bearer?.startsWith(API_KEY_PREFIX) ? bearer : undefined);
    if (key !== undefined) return this.ofKey(key, request);
    const caller = callerOf(request);
    if (!caller) throw notAuthenticated(request);
    return caller;
  }

  private async ofKey(key: string, request: Request): Promise<Player> {
    const known = this.keys.cached(key);
    if (known) return known;
    const owner = await this.admission.ownerOf(key, request);
    if (owner) return owner;
    const address = addressKey(request.ip);
    const { remaining } = await this.limits.consume('wrongApiKey', address);
    // Later keys are refused without being counted, so the longer block has to begin here.
    if (remaining === 0) await this.limits.consume('wrongApiKey', address).catch(() => undefined);
    throw this.keys.wasReplaced(key) ? apiKeyReplaced() : apiKeyInvalid();
  }
}
