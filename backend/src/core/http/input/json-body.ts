import express, { type Request, type RequestHandler, type Response } from 'express';
import { HTTP_LIMITS } from '../../../config/limits.js';
import { unsupportedMediaType, validationFailed } from '../../errors/app-error.js';
import { isGone } from '../request/is-gone.js';
import { isScoreSubmission } from '../score-paths.js';

/** Mail clients post a form here (RFC 8058) that is ignored; the URL has all parameters. */
const UNREAD_PATH = '/api/unsubscribe/one-click';
/** Their bodies are files, which their controllers read. */
const UPLOADS = /^\/api\/(games\/[^/]+\/(builds|pictures)|builds\/check)\/?$/;
/** ASCII is a part of it. */
const CALLED_UTF_8 = /;\s*charset\s*=\s*("?)(utf-?8|(us-)?ascii)\1\s*(;|$)/i;
/** Read once the agent is known. */
const MCP_PATH = '/mcp';
const BODILESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Parses JSON bodies and refuses others; bodies of GET requests are not read, those of scores, uploads and /mcp by
 * their controllers.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  const { method, path } = request;
  const isLeft = path === UNREAD_PATH || path === MCP_PATH || UPLOADS.test(path) || isScoreSubmission(request);
  if (BODILESS_METHODS.has(method) || isLeft) next();
  else parseOrdinary(request, response, (error?: unknown) => next(error ?? depthError(request.body)));
};
const parseOrdinary = parser(HTTP_LIMITS.bodyBytes);

/**
 * Reads a body that `jsonBody` has left; an empty object if there is none. Never settles if the client closes the
 * connection.
 */
export function jsonReader(limit: number): (request: Request, response: Response) => Promise<unknown> {
  const parse = parser(limit);
  return (request, response) =>
    new Promise((resolve, reject) => {
      parse(request, response, (error?: unknown) => {
        if (error instanceof Error) reject(error);
        else if (!isGone(request)) resolve(request.body ?? {});
      });
    });
}

function parser(limit: number): RequestHandler {
  const parse = express.json({ limit, strict: false, inflate: false, type: 'application/json' }) as RequestHandler;
  return (request, response, next) => {
    if (!hasBody(request.headers)) {
      next();
      return;
    }
    const type = request.headers['content-type'];
    if (!isJson(type)) throw unsupportedMediaType();
    // Express knows only one of its spellings.
    if (CALLED_UTF_8.test(type ?? '')) request.headers['content-type'] = 'application/json';
    parse(request, response, next);
  };
}

function hasBody(headers: Record<string, unknown>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType.trim());
}

const BYTE_ORDER_MARK = 0xfeff;

/** The value of a body that was read ahead of Express; undefined if it is not JSON. */
export function parseJson(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    return JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

/** Limits the nesting, because later code may recurse. */
export function depthError(body: unknown): Error | undefined {
  if (!isDeeper(body, HTTP_LIMITS.jsonDepth)) return undefined;
  return validationFailed({ body: ['The request is nested too deeply.'] });
}

/** Whether a value is nested deeper than `levels`; descends no further itself. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
