import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * Whether the client of a request has closed its connection. The answer can no longer arrive, so work on it stops.
 * Asked when a request is taken up, after each wait, and before its answer is written.
 */
export const isGone = ({ socket }: IncomingMessage): boolean => !socket.writable;

/** Drops such requests; follows middleware that waits. */
export const dropGone: RequestHandler = (request, _response, next) => {
  if (!isGone(request)) next();
};
