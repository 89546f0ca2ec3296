import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express, RequestHandler } from 'express';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { HttpLimits } from '../../config/limits.js';
import { AppError, malformedRequest, payloadTooLarge } from '../errors/app-error.js';
import { Connections } from './connections.js';
import { HttpRequest } from './http-request.js';
import { endWithError } from './raw-answer.js';

/** Grace period of running requests at shutdown, in milliseconds. */
export const DRAIN_TIME = 10_000;

/** Express on a server with limits for connections, headers and time (config/limits.ts). */
export class BoundedExpressAdapter extends ExpressAdapter {
  /** Awaited before the server stops accepting. */
  onDrain?: () => Promise<void>;
  private connections?: Connections;

  constructor(
    private readonly limits: HttpLimits,
    instance: Express,
  ) {
    super(instance);
  }

  override initHttpServer(): void {
    const options = {
      IncomingMessage: HttpRequest,
      maxHeaderSize: this.limits.headerBytes,
      headersTimeout: this.limits.headersTimeout,
      requestTimeout: this.limits.requestTimeout,
      keepAliveTimeout: this.limits.keepAliveTimeout,
      connectionsCheckingInterval: this.limits.timeoutCheckInterval,
      // Node would answer without a body; `refuseUnusableRequests` answers with an error body.
      requireHostHeader: false,
    };
    const server = createServer(options, this.getInstance<RequestListener>());
    answerUnreadableRequests(server);
    this.connections = new Connections(server, this.limits);
    this.httpServer = server;
  }

  // Nest would answer "not found" below /api only, and leave other paths to Express's own pages.
  override setNotFoundHandler(handler: (...args: unknown[]) => unknown): void {
    super.setNotFoundHandler(handler);
  }

  override setErrorHandler(handler: (...args: unknown[]) => unknown): void {
    super.setErrorHandler(handler);
  }

  /** Nest calls this first when the application closes. */
  // oxlint-disable-next-line typescript/no-misused-promises -- typed as void, but awaited
  override async beforeClose(): Promise<void> {
    await this.onDrain?.();
    await this.connections?.drain(DRAIN_TIME);
  }
}

/** Refuses requests that are valid HTTP but cannot be served. */
export const refuseUnusableRequests: RequestHandler = ({ headers, httpVersion }, _response, next) => {
  if (headers.host === undefined && httpVersion === '1.1') {
    throw malformedRequest('The request has no Host header.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    throw new AppError('expectation_failed', 'The Expect header may only be 100-continue.');
  }
  next();
};

/** Answers what Node's parser refuses in the same error format. */
function answerUnreadableRequests(server: Server<typeof HttpRequest>): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWithError(socket, refusal(error.code));
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    endWithError(socket, new AppError('method_not_allowed', 'This server is not a proxy.'));
  });
  // Node would answer an unknown Expect header without a body.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}

function refusal(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return payloadTooLarge();
  return malformedRequest('The request is not valid HTTP, or came too slowly.');
}
