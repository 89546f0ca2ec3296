import express, { type RequestHandler } from 'express';
import { HTTP_LIMITS } from '../../../config/limits.js';
import { unsupportedMediaType, validationFailed } from '../../errors/app-error.js';
import { SCORE_BATCH_PATH } from '../score-paths.js';

/** Mail clients post a form here (RFC 8058) that is ignored; the URL has all parameters. */
const UNREAD_PATH = '/api/unsubscribe/one-click';
/** ASCII is a part of it. */
const CALLED_UTF_8 = /;\s*charset\s*=\s*("?)(utf-?8|(us-)?ascii)\1\s*(;|$)/i;
const BODILESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const parser = (limit: number) =>
  express.json({ limit, strict: false, inflate: false, type: 'application/json' }) as RequestHandler;
const ordinary = parser(HTTP_LIMITS.bodyBytes);
const batch = parser(HTTP_LIMITS.batchBodyBytes);

/** Parses JSON bodies and refuses others; bodies of GET requests are not read. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (BODILESS_METHODS.has(request.method) || request.path === UNREAD_PATH || !hasBody(request.headers)) {
    next();
    return;
  }
  if (!isJson(request.headers['content-type'])) throw unsupportedMediaType();
  // The parser knows only one of its spellings.
  if (CALLED_UTF_8.test(request.headers['content-type'] ?? '')) request.headers['content-type'] = 'application/json';
  const parse = request.path === SCORE_BATCH_PATH ? batch : ordinary;
  parse(request, response, (error?: unknown) => next(error ?? depthError(request.body)));
};

function hasBody(headers: Record<string, unknown>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType.trim());
}

/** Limits the nesting first, because later code may recurse. */
function depthError(body: unknown): Error | undefined {
  return isDeeper(body, HTTP_LIMITS.jsonDepth) ? tooDeep() : undefined;
}

export const tooDeep = () => validationFailed({ body: ['The request is nested too deeply.'] });

/** Whether a value is nested deeper than `levels`; descends no further itself. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
