import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { AppError } from '../errors/app-error.js';
import { errorBody, errorHeaders } from '../errors/error-body.js';
import { requestIdOf } from './request/request-id.js';

/** How long a refused client may take to read its answer, in milliseconds. */
const LINGER = 1_000;

/** An error that ends a connection. */
function lastAnswer(error: AppError, requestId: string) {
  const body = JSON.stringify(errorBody(error, requestId));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    ...errorHeaders(error),
    Connection: 'close',
  };
  return { headers, body };
}

/** The same as raw bytes, for connections without a parsed request. */
function rawAnswer(error: AppError, requestId: string): string {
  const { headers, body } = lastAnswer(error, requestId);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, '', body].join('\r\n');
}

/** Answers a request ahead of all other code, and closes its connection after it. */
export function answerError(response: ServerResponse, error: AppError): void {
  const { headers, body } = lastAnswer(error, requestIdOf(response.req));
  response.writeHead(error.status, headers).end(body);
}

/** Answers and closes. Further input is discarded: closing with unread bytes would discard the answer at the client. */
export function endWithError(socket: Socket, error: AppError, requestId: string = randomUUID()): void {
  socket.on('error', () => socket.destroy());
  socket.end(rawAnswer(error, requestId));
  socket.resume();
  destroyLater(socket);
}

export function destroyLater(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LINGER).unref();
  socket.once('close', () => clearTimeout(timer));
}
