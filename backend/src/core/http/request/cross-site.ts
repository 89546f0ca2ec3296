import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../../errors/app-error.js';
import type { Cookies } from './cookies.service.js';
import { allowAnyOrigin } from '../security-headers.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * Paths and methods that browser games call from other origins, without cookies (docs/api.md, section 2). Reading and
 * confirming a connect code is limited to our own pages.
 */
const OPEN_PATHS: [RegExp, string[]][] = [
  [/^\/api\/scores(\/batch)?$/, ['POST']],
  [/^\/api\/leaderboard$/, ['GET']],
  [/^\/api\/play\/(?!connects\/(?!poll$))/, ['GET', 'POST']],
];
/** Values of Sec-Fetch-Site; `same-site` is another origin, such as one of a neighbouring host. */
const FOREIGN_SITES = new Set<unknown>(['cross-site', 'same-site']);
const PREFLIGHT_SECONDS = '86400';
const USUAL_HEADERS = 'Authorization, Content-Type, Idempotency-Key';
/** A list of names. Libraries and engines add headers of their own, and none of them means anything here. */
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~, \t-]{1,4000}$/;

/**
 * Whether a page of another origin has caused this request. A request without both headers does not come from a
 * browser, so no cookie can have been added without the user's intent.
 */
export function isForeign({ headers }: IncomingMessage, publicUrl: string): boolean {
  if (FOREIGN_SITES.has(headers['sec-fetch-site'])) return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (origin === new URL(publicUrl).origin) return false;
  return !(URL.canParse(origin) && new URL(origin).host === host);
}

/** Refuses state-changing requests from other origins that carry only the cookie (CSRF). */
export function refuseForeignOrigins(publicUrl: string, cookies: Cookies): RequestHandler {
  return (request, _response, next) => {
    const byCookieAlone = !request.headers.authorization && cookies.read(request, 'session') !== undefined;
    if (!SAFE_METHODS.has(request.method) && byCookieAlone && isForeign(request, publicUrl)) throw forbiddenOrigin();
    next();
  };
}

export const forbiddenOrigin = () =>
  new AppError('forbidden_origin', 'This request comes from another site, and may not use your login.');

/** The methods that pages of any origin may use on a path. */
export const openMethods = (path: string): readonly string[] =>
  OPEN_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? [];

/** All that are asked for: these paths never use a cookie, so no header adds a permission. */
function allowedHeaders(asked = ''): string {
  return HEADER_NAMES.test(asked) ? `${USUAL_HEADERS}, ${asked}` : USUAL_HEADERS;
}

/** Answers pages of any origin, without credentials. */
export const openPlayToAnyOrigin: RequestHandler = (request, response, next) => {
  const methods = openMethods(request.path);
  if (![...methods, 'OPTIONS'].includes(request.method) || methods.length === 0) {
    next();
    return;
  }
  allowAnyOrigin(response);
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', allowedHeaders(request.headers['access-control-request-headers']));
  response.vary('Access-Control-Request-Headers');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  response.status(204).end();
};
