import type { ErrorBody } from '@gamegeek/contracts/errors/errors.schemas.js';
import type { AppError } from './app-error.js';

/** Builds the body of every error answer (docs/api.md, section 1). */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { fields, reasons } = error.details;
  return {
    statusCode: error.status,
    code: error.code,
    message: error.message,
    error: error.message,
    ...(fields && { fields }),
    ...(reasons && { reasons }),
    requestId,
  };
}

export function errorHeaders(error: AppError): Record<string, string> {
  const { retryAfter, headers } = error.details;
  return { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(Math.ceil(retryAfter)) }) };
}
