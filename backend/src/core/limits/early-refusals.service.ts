import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { isAvatar } from '../http/avatar-path.js';
import { isPicture } from '../http/picture-path.js';
import { requestAddress } from '../http/request/client-address.js';
import { Cookies } from '../http/request/cookies.service.js';
import { openMethods } from '../http/request/cross-site.js';
import { LIVE_PATH } from '../http/request/http-request.js';
import { FastAnswers } from '../http/fast-lane/fast-answers.service.js';
import { isProbe } from '../http/probe-paths.js';
import { isScoreSubmission } from '../http/score-paths.js';
import { isReadByPerson } from '../web/error-page.js';
import { isPathOfSite } from '../web/pages.js';
import { RateLimits } from './rate-limits.service.js';
import { VisitorLimits } from './visitor-limits.service.js';

/** The route of requests that are refused before it is known, for metrics. */
const ROUTE = 'unmatched';

/**
 * Refuses visitors whose address is past a limit before Express, which would refuse them as well but take most of the
 * time: a flood from one address must not delay the other callers.
 */
@Injectable()
export class EarlyRefusals {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly limits: RateLimits,
    private readonly visitors: VisitorLimits,
    private readonly answers: FastAnswers,
    private readonly cookies: Cookies,
  ) {}

  /** True if it has answered. Requests with credentials, scores, avatars, pictures and files have limits of their own. */
  readonly refuse = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method = '', headers } = request;
    if (
      method === 'OPTIONS' ||
      headers.authorization !== undefined ||
      this.cookies.read(request, 'session') !== undefined
    )
      return false;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const address = requestAddress(request, this.settings.trustProxy);
    const refusal = isPathOfSite(path) ? this.limits.refusal('page', address) : this.visitors.refusal(address);
    if (!refusal || hasOwnLimit({ method, path })) return false;
    if (isReadByPerson(request, path)) this.answers.errorPage(request, response, ROUTE, refusal);
    else this.answers.begin(request, response, ROUTE, openMethods(path).includes(method)).error(refusal);
    return true;
  };
}

/** Files are known to Express; names of players may look like them. */
function hasOwnLimit(request: { method: string; path: string }): boolean {
  const { path } = request;
  if (isProbe(request) || isAvatar(request) || isPicture(request)) return true;
  if (isScoreSubmission(request) || path.startsWith(LIVE_PATH)) return true;
  return isPathOfSite(path) && path.includes('.');
}
