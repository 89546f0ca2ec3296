import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { notFound } from '../../errors/app-error.js';

/** Refuses paths with broken percent encoding (`%E0%A4%A`) or NUL. */
export const refuseMalformedAddress: RequestHandler = (request, _response, next) => {
  if (!isWellFormedPath(request.path)) throw notFound('This address');
  next();
};

/** Below `/api/`, Express routes a path with a slash at its end as the one without; limits and origins follow. */
const TRAILING_SLASH = /^(\/api\/[^?]*[^/?])\/(?=\?|$)/;

export function dropTrailingSlash(request: IncomingMessage): void {
  request.url = request.url?.replace(TRAILING_SLASH, '$1');
}

export function isWellFormedPath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
