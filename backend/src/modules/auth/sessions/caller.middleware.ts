import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { isAway } from '../../../core/errors/to-app-error.js';
import { isAvatar } from '../../../core/http/avatar-path.js';
import { isBuildFile } from '../../../core/http/build-path.js';
import { isPicture } from '../../../core/http/picture-path.js';
import { isProbe } from '../../../core/http/probe-paths.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { bearerOf } from '../../../core/http/request/credentials.js';
import { withClientAddress } from '../../../core/http/request/request-origin.js';
import { isScoreSubmission } from '../../../core/http/score-paths.js';
import { limitHeaders, RateLimits, type LimitState } from '../../../core/limits/rate-limits.service.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.service.js';
import { isPathOfSite } from '../../../core/web/pages.js';
import { AgentTokens, isAgentTokenFormat, type Agent } from '../agent-tokens/agent-tokens.service.js';
import { isApiKeyFormat } from '../shared/api-key-format.js';
import { agentOf, callerOf, setAgent, setCaller } from './caller.js';
import { isSessionTokenFormat } from './session-token.js';
import { SessionsService, type SessionOwner } from './sessions.service.js';

/** Identifies the caller and counts one point for the request, before its body is read. */
@Injectable()
export class CallerMiddleware {
  constructor(
    private readonly sessions: SessionsService,
    private readonly agents: AgentTokens,
    private readonly limits: RateLimits,
    private readonly visitors: VisitorLimits,
    private readonly cookies: Cookies,
  ) {}

  readonly use = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (isProbe(request)) {
      next();
      return;
    }
    const address = addressKey(request.ip);
    const ownLimit = isAvatar(request) ? 'avatar' : isPicture(request) ? 'file' : undefined;
    if (ownLimit) {
      // A board shows an avatar for each row, and a list a picture, so they do not count with other requests.
      response.set(limitHeaders(await this.limits.consume(ownLimit, address)));
      next();
      return;
    }
    if (isBuildFile(request)) {
      response.set(limitHeaders(await this.limits.consume('buildFile', address)));
      next();
      return;
    }
    const owner = await this.owner(request, address);
    if (owner) setCaller(request, owner);
    if (owner || !isScoreSubmission(request)) {
      const agent = await this.agent(request, address);
      if (agent) setAgent(request, agent);
      await this.count(request, response);
    }
    withClientAddress(request.ip, next);
  };

  /** Throws `rate_limited` past the limit of the caller. */
  async count(request: Request, response: Response, points = 1): Promise<void> {
    response.set(limitHeaders(await this.charge(request, points)));
  }

  private charge(request: Request, points: number): Promise<LimitState> {
    const owner = callerOf(request) ?? agentOf(request);
    if (owner) return this.limits.consume('user', owner.userId, points);
    const address = addressKey(request.ip);
    return isPathOfSite(request.path)
      ? this.limits.consume('page', address, points)
      : this.visitors.consume(address, points);
  }

  private async agent(request: Request, address: string): Promise<Agent | undefined> {
    const token = bearerOf(request);
    if (token === undefined || !isAgentTokenFormat(token) || isPathOfSite(request.path)) return undefined;
    return this.agents.cached(token) ?? (await this.visitors.lookUp(address, () => this.agents.resolve(token)));
  }

  private async owner(request: Request, address: string): Promise<SessionOwner | undefined> {
    // A header takes precedence over the cookie.
    const byCookie = request.headers.authorization === undefined;
    const token = byCookie ? this.cookies.read(request, 'session') : bearerOf(request);
    // API keys, which have the length of a session token, and play tokens need no look-up.
    if (token === undefined || isApiKeyFormat(token) || !isSessionTokenFormat(token)) return undefined;
    const known = this.sessions.cached(token);
    if (known) return known;
    // Each look-up costs a query, so an address past its limit gets none.
    if (isPathOfSite(request.path)) await this.limits.check('page', address);
    try {
      return await this.visitors.lookUp(address, () => this.sessions.resolve(token));
    } catch (error) {
      // Pages are served without a database, too.
      if (isAway(error) && isPathOfSite(request.path)) return undefined;
      throw error;
    }
  }
}
