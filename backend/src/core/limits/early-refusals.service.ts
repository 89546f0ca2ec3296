import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { isAvatar } from '../http/avatar-path.js';
import { requestAddress } from '../http/request/client-address.js';
import { openMethods } from '../http/request/cross-site.js';
import { FastAnswers } from '../http/fast-lane/fast-answers.service.js';
import { isScoreSubmission } from '../http/score-paths.js';
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
    private readonly visitors: VisitorLimits,
    private readonly answers: FastAnswers,
  ) {}

  /** True if it has answered. Requests with credentials, scores and avatars have limits of their own. */
  readonly refuse = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method = '', headers } = request;
    if (!url.startsWith('/api/') || method === 'OPTIONS') return false;
    if (headers.authorization !== undefined || headers.cookie !== undefined) return false;
    const refusal = this.visitors.refusal(requestAddress(request, this.settings.trustProxy));
    if (!refusal) return false;
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    if (isAvatar({ method, path }) || isScoreSubmission({ method, path })) return false;
    this.answers.begin(request, response, ROUTE, openMethods(path).includes(method)).error(refusal);
    return true;
  };
}
