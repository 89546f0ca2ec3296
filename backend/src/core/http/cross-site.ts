import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { sessionCookieOf } from './credentials.js';
import { allowAnyOrigin } from './security-headers.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * Browser games call these from their own pages, without cookies (CONTRACT section 1, PLAY section 3), and which methods
 * are theirs. Looking at a connect code and confirming it are for our own pages alone.
 */
const OPEN_PATHS: [RegExp, string[]][] = [
  [/^\/api\/scores(\/batch)?$/, ['POST']],
  [/^\/api\/leaderboard$/, ['GET']],
  [/^\/api\/play\/(?!connects\/(?!poll$))/, ['GET', 'POST']],
];
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

/** Open to pages of any origin; the answer carries no credentials. */
export const openPlayToAnyOrigin: RequestHandler = (request, response, next) => {
  const methods = OPEN_PATHS.find(([path]) => path.test(request.path))?.[1];
  if (!methods || ![...methods, 'OPTIONS'].includes(request.method)) {
    next();
    return;
  }
  allowAnyOrigin(response);
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  response.status(204).end();
};
