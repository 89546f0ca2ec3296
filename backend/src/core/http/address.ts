import type { RequestHandler } from 'express';
import { notFound } from '../errors/app-error.js';

/** An address with broken percent encoding (`%E0%A4%A`) or a NUL names nothing. */
export const refuseMalformedAddress: RequestHandler = (request, _response, next) => {
  if (!isWellFormedPath(request.path)) throw notFound('This address');
  next();
};

export function isWellFormedPath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
