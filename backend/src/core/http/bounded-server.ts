import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpLimits } from '../../config/limits.js';
import { AppError, malformedRequest, payloadTooLarge, requestTimeout } from '../errors/app-error.js';
import { Connections } from './connections.js';
import { HttpRequest } from './request/http-request.js';
import { endWithError } from './raw-answer.js';
import { limitBodyTime, limitRequestsInProgress, refuseUnread } from './requests-in-progress.js';

/** A server with limits for connections, headers and time, and with error bodies for unreadable requests. */
export function createBoundedServer(
  limits: HttpLimits,
  answer: RequestListener,
): { server: Server; connections: Connections } {
  const options = {
    IncomingMessage: HttpRequest,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeout,
    // It would hold for all requests alike; `limitBodyTime` knows which may take longer.
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: limits.timeoutCheckInterval,
    // Node would answer without a body; `limitRequestsInProgress` answers with an error body.
    requireHostHeader: false,
  };
  const server = createServer(options, answer);
  answerUnreadableRequests(server, limits);
  limitRequestsInProgress(server, limits.requestsOfConnection);
  const connections = new Connections(server, limits);
  limitBodyTime(server, connections, limits);
  return { server, connections };
}

/** Answers what Node's parser refuses in the same error format. */
function answerUnreadableRequests(server: Server<typeof HttpRequest>, { headerBytes }: HttpLimits): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    // Browsers open connections in advance, and would take an answer to nothing for the answer to their next request.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) socket.destroy();
    else refuseUnread(socket, refusal(error.code, headerBytes));
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    endWithError(socket, new AppError('method_not_allowed', 'This server is not a proxy.'));
  });
  // Node would answer an unknown Expect header without a body.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}

function refusal(code: string | undefined, headerBytes: number): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return payloadTooLarge('head', headerBytes);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout();
  return malformedRequest('The request is not valid HTTP.');
}
