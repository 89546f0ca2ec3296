import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { ExpressAdapter } from '@nestjs/platform-express';
import { HTTP_LIMITS } from '../../config/limits.js';
import { AppError, payloadTooLarge } from '../errors/app-error.js';
import { errorBody } from '../errors/error-body.js';
import { Connections } from './connections.js';

/** Requests that are running when the server is told to stop get this long to finish, in milliseconds. */
export const DRAIN_TIME = 10_000;

/** Express on a server that bounds headers and time (config/limits.ts). */
export class BoundedExpressAdapter extends ExpressAdapter {
  /** Told before the server stops accepting. */
  onDrain?: () => void;
  private connections?: Connections;

  override initHttpServer(): void {
    const server = createServer({ maxHeaderSize: HTTP_LIMITS.headerBytes }, this.getInstance<RequestListener>());
    server.headersTimeout = HTTP_LIMITS.headersTimeout;
    server.requestTimeout = HTTP_LIMITS.requestTimeout;
    answerUnreadableRequests(server);
    this.connections = new Connections(server);
    this.httpServer = server;
  }

  // Nest would say "not found" and answer errors below /api only, and leave Express's own pages to all other addresses.
  override setNotFoundHandler(handler: (...args: unknown[]) => unknown): void {
    super.setNotFoundHandler(handler);
  }

  override setErrorHandler(handler: (...args: unknown[]) => unknown): void {
    super.setErrorHandler(handler);
  }

  /** Nest calls this first of all when the application is closed. */
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- typed as void, but awaited
  override async beforeClose(): Promise<void> {
    this.onDrain?.();
    await this.connections?.drain(DRAIN_TIME);
  }
}

/** What Node's parser refuses never becomes a request; its answer has the same shape as any other error. */
function answerUnreadableRequests(server: Server): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(rawAnswer(refusal(error.code)));
  });
}

function refusal(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return payloadTooLarge();
  return new AppError('malformed_json', 'The request is not valid HTTP, or came too slowly.');
}

function rawAnswer(error: AppError): string {
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(error, requestId));
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
