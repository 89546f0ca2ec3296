import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { addressKey } from '../../../core/http/client-address.js';
import { accessTokenOf } from '../../../core/http/credentials.js';
import { limitHeaders, RateLimits, type LimitState } from '../../../core/limits/rate-limits.js';
import { setCaller } from './caller.js';
import { Sessions, type SessionOwner } from './sessions.js';

/** These have limits of their own, by key: a game's server may send for many players from one address. */
const SCORE_PATHS = new Set(['/api/scores', '/api/scores/batch']);

/** Finds out who is asking and counts the request, before its body is read. */
@Injectable()
export class CallerMiddleware {
  constructor(
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
  ) {}

  readonly use = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!request.path.startsWith('/api/')) {
      next();
      return;
    }
    const address = addressKey(request.ip);
    const owner = await this.owner(request, address);
    if (owner) setCaller(request, owner);
    if (owner || request.method !== 'POST' || !SCORE_PATHS.has(request.path)) {
      response.set(limitHeaders(owner ? await this.limits.consume('user', owner.userId) : await this.visitor(address)));
    }
    next();
  };

  private async owner(request: Request, address: string): Promise<SessionOwner | undefined> {
    const token = accessTokenOf(request);
    if (token === undefined) return undefined;
    const known = this.sessions.cached(token);
    if (known) return known;
    // Guessing tokens costs us a query each, so an address that is past its limit is not looked up any more.
    await this.limits.check('address', address);
    return this.sessions.resolve(token);
  }

  /** The answer's headers tell of the limit that is nearer. */
  private async visitor(address: string): Promise<LimitState> {
    const [burst, minute] = await Promise.all([
      this.limits.consume('addressBurst', address),
      this.limits.consume('address', address),
    ]);
    return burst.remaining <= minute.remaining ? burst : minute;
  }
}
