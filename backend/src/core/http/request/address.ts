import type { RequestHandler } from 'express';
import { notFound } from '../../errors/app-error.js';

/** Refuses paths with broken percent encoding (`%E0%A4%A`) or NUL. */
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
