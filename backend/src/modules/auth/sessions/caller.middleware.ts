import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { isAvatar } from '../../../core/http/avatar-path.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import { accessTokenOf } from '../../../core/http/request/credentials.js';
import { withClientAddress } from '../../../core/http/request/request-origin.js';
import { isScoreSubmission } from '../../../core/http/score-paths.js';
import { limitHeaders, RateLimits } from '../../../core/limits/rate-limits.service.js';
import { RequestCosts } from '../../../core/limits/request-costs.service.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.service.js';
import { isApiKeyFormat } from '../shared/api-key-format.js';
import { setCaller } from './caller.js';
import { isSessionTokenFormat } from './session-token.js';
import { SessionsService, type SessionOwner } from './sessions.service.js';

/** Identifies the caller and counts the request, before its body is read. */
@Injectable()
export class CallerMiddleware {
  constructor(
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly visitors: VisitorLimits,
    private readonly costs: RequestCosts,
  ) {}

  readonly use = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!request.path.startsWith('/api/')) {
      next();
      return;
    }
    const address = addressKey(request.ip);
    if (isAvatar(request)) {
      // A board shows one for each row, so avatars have a limit of their own.
      response.set(limitHeaders(await this.limits.consume('avatar', address)));
      next();
      return;
    }
    const owner = await this.owner(request, address);
    if (owner) setCaller(request, owner);
    if (owner || !isScoreSubmission(request)) {
      const points = this.costs.of(request);
      const counted = owner
        ? this.limits.consume('user', owner.userId, points)
        : this.visitors.consume(address, points);
      response.set(limitHeaders(await counted));
    }
    withClientAddress(request.ip, next);
  };

  private async owner(request: Request, address: string): Promise<SessionOwner | undefined> {
    const token = accessTokenOf(request);
    // API keys, which have the length of a session token, and play tokens need no look-up.
    if (token === undefined || isApiKeyFormat(token) || !isSessionTokenFormat(token)) return undefined;
    const known = this.sessions.cached(token);
    if (known) return known;
    // Each look-up costs a query, so an address past its limit gets none.
    return this.visitors.lookUp(address, () => this.sessions.resolve(token));
  }
}
