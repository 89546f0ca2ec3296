import { HttpException } from '@nestjs/common';
import { HTTP_LIMITS } from '../../config/limits.js';
import {
  AppError,
  forbidden,
  malformedJson,
  notFound,
  payloadTooLarge,
  rateLimited,
  unauthorized,
  unavailable,
  unsupportedMediaType,
} from './app-error.js';

// Classes of SQLSTATE, and socket errors of Node, that mean "unavailable" and not "wrong query". 25006: a demoted
// primary takes no writes.
const AWAY_SQLSTATE = /^(08|53|57P|55P03|57014|40001|40P01|25006|25P0[34])/;
const AWAY_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end|client has encountered a connection error|Redis did not answer/i;
// Redis answers that it cannot serve now: it loads its data, is a replica, is full, cannot save, or runs a script.
const AWAY_REPLY = /^(LOADING|READONLY|MASTERDOWN|OOM|MISCONF|NOREPLICAS|BUSY|CLUSTERDOWN|TRYAGAIN) /;
const AWAY_CLASS = new Set([
  'ClientClosedError',
  'ClientOfflineError',
  'ConnectionTimeoutError',
  'DisconnectsClientError',
  'ReconnectStrategyError',
  'SocketClosedUnexpectedlyError',
  'SocketTimeoutError',
  'TimeoutError',
]);

/** The error to answer, or undefined for a bug. */
export function toAppError(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HttpException) return fromHttpException(thrown);
  if (!(thrown instanceof Error)) return undefined;
  return fromBodyParser(thrown) ?? (isAway(thrown) ? unavailable(thrown) : undefined);
}

/** Whether PostgreSQL or Redis is unreachable, did not answer in time, or answered that it cannot serve now. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (AWAY_CLASS.has(error.constructor.name)) return true;
  if (AWAY_SQLSTATE.test(code) || AWAY_SOCKET.has(code)) return true;
  if (AWAY_MESSAGE.test(error.message) || AWAY_REPLY.test(error.message)) return true;
  return isAway(error.cause) || (error instanceof AggregateError && error.errors.some(isAway));
}

// A statement that timed out or was cancelled by a conflict: PostgreSQL is reachable.
const CANCELLED_SQLSTATE = /^(57014|55P03|40)/;

/**
 * Whether PostgreSQL or Redis is away (`isAway`), so that a retry will help. False for a cancelled statement, which may
 * fail every time.
 */
export function isUnreachable(error: unknown): boolean {
  return isAway(error) && !causes(error).some(({ code }) => code !== undefined && CANCELLED_SQLSTATE.test(code));
}

function causes(error: unknown): { code?: string }[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return [{ code }, ...causes(error.cause)];
}

function fromHttpException(exception: HttpException): AppError | undefined {
  switch (exception.getStatus()) {
    case 400:
      return malformedJson();
    case 401:
      return unauthorized();
    case 403:
      return forbidden();
    case 404:
      return notFound('This address');
    case 413:
      return payloadTooLarge('body', HTTP_LIMITS.bodyBytes);
    case 415:
      return unsupportedMediaType();
    case 429:
      return rateLimited(1);
    case 503:
      return unavailable(exception);
    default:
      return undefined;
  }
}

// The messages of these errors repeat the start of the body, API keys included, so they are replaced.
function fromBodyParser(error: Error): AppError | undefined {
  const type = 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return payloadTooLarge('body', numberOf(error, 'limit') ?? HTTP_LIMITS.bodyBytes, numberOf(error, 'length'));
    case 'entity.parse.failed':
    case 'request.aborted':
    case 'request.size.invalid':
      return malformedJson();
    case 'parameters.too.many':
      return malformedJson();
    case 'charset.unsupported':
      return unsupportedMediaType('Send the body as application/json in UTF-8, without another charset.');
    case 'encoding.unsupported':
      return unsupportedMediaType('Send the body not compressed, without Content-Encoding.');
    default:
      return undefined;
  }
}

/** Undefined if the error has no such number: bodies in chunks have no length. */
function numberOf(error: Error, name: 'limit' | 'length'): number | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'number' ? value : undefined;
}
