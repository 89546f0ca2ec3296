import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * Whether the connection of a request has been closed: nobody waits for the answer, so no further work is done for it.
 * Asked when a request is taken up, after each wait, and before its answer is written.
 */
export const isGone = ({ socket }: IncomingMessage): boolean => !socket.writable;

/** Drops such requests; follows middleware that waits. */
export const dropGone: RequestHandler = (request, _response, next) => {
  if (!isGone(request)) next();
};
