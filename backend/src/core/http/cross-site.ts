import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { sessionCookieOf } from './credentials.js';
import { SCORE_PATHS } from './score-paths.js';
import { allowAnyOrigin } from './security-headers.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const PREFLIGHT_SECONDS = '86400';

/**
 * Whether a browser says that this request was set off by a page that is not ours. A request with neither header
 * comes from no browser, so nobody's cookie can have been added to it behind their back.
 */
export function isForeign({ headers }: IncomingMessage, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (origin === new URL(publicUrl).origin) return false;
  return !(URL.canParse(origin) && new URL(origin).host === host);
}

/** Refuses what another site's page does with our visitor's cookie. */
export function refuseForeignOrigins(publicUrl: string): RequestHandler {
  return (request, _response, next) => {
    const byCookieAlone = !request.headers.authorization && sessionCookieOf(request) !== undefined;
    if (!SAFE_METHODS.has(request.method) && byCookieAlone && isForeign(request, publicUrl)) throw forbiddenOrigin();
    next();
  };
}

export const forbiddenOrigin = () =>
  new AppError('forbidden_origin', 'This request comes from another site, and may not use your login.');

/** Browser games send scores from their own pages, with a key and without cookies (CONTRACT section 1). */
export const openScoresToAnyOrigin: RequestHandler = (request, response, next) => {
  if (!SCORE_PATHS.has(request.path) || (request.method !== 'POST' && request.method !== 'OPTIONS')) {
    next();
    return;
  }
  allowAnyOrigin(response);
  if (request.method === 'POST') {
    next();
    return;
  }
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  response.status(204).end();
};
