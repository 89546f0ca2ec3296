import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpLimits } from '../../config/limits.js';
import { AppError, requestTimeout } from '../errors/app-error.js';
import { noteRefusal } from '../limits/limit-refusals.js';
import { answerError, endWithError } from './raw-answer.js';
import { hostProblem } from './request/host.js';
import { timesOf } from './request/http-request.js';
import { isGone } from './request/is-gone.js';

const ANSWERS = Symbol('answers');
const REFUSED = Symbol('refused');

type Connection = Socket & {
  /** In the order of their requests; those that have been sent are dropped with the next request. */
  [ANSWERS]?: ServerResponse[];
  [REFUSED]?: true;
};

/**
 * Limits the requests in progress on each connection: a client may send any number without waiting for answers, and
 * Node emits all that one read contains. The first beyond the limit is refused after the answers before it, which
 * closes the connection; what follows it is not read. Installed before all other listeners of the server.
 */
export function limitRequestsInProgress(server: Server, most: number): void {
  server.once('listening', () => {
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const problem = begin(request, response, most);
      if (problem instanceof AppError) answerError(response, problem);
      else if (problem === undefined) for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

/** Undefined for a request that may be answered. */
function begin(request: IncomingMessage, response: ServerResponse, most: number): AppError | 'ignored' | undefined {
  const socket: Connection = request.socket;
  const answers = (socket[ANSWERS] ??= []);
  while (answers[0]?.writableFinished) answers.shift();
  if (isGone(request)) return 'ignored';
  if (answers.length > most) {
    // A body that is being read resumes the connection.
    socket.pause();
    return 'ignored';
  }
  answers.push(response);
  if (answers.length <= most) return hostProblem(request);
  socket.pause();
  noteRefusal('requestsOfConnection');
  return tooManyRequests(most);
}

/** Refuses requests whose body does not arrive in time, and closes their connections. */
export function limitBodyTime(
  server: Server,
  connections: Iterable<Connection>,
  { requestTimeout: time, timeoutCheckInterval }: Pick<HttpLimits, 'requestTimeout' | 'timeoutCheckInterval'>,
): void {
  const check = () => {
    const now = performance.now();
    for (const socket of connections) {
      const last = socket[ANSWERS]?.at(-1)?.req;
      if (!last || last.complete) continue;
      const { receivedAt = now, bodyTime = time } = timesOf(last);
      if (now - receivedAt > bodyTime) refuseUnread(socket, requestTimeout());
    }
  };
  const timer = setInterval(check, timeoutCheckInterval).unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * Answers what Node could not read, after the answers before it, because in between it would be taken for one of them.
 * A request that has its answer gets no second one.
 */
export function refuseUnread(socket: Connection, error: AppError): void {
  if (socket[REFUSED]) return;
  socket[REFUSED] = true;
  const [previous, last] = [undefined, undefined, ...(socket[ANSWERS] ?? [])].slice(-2);
  const isOfLast = last !== undefined && !last.req.complete;
  if (isOfLast && last.headersSent) {
    socket.destroy();
    return;
  }
  const before = isOfLast ? previous : last;
  if (before === undefined || before.writableFinished) endWithError(socket, error);
  else before.once('close', () => socket.writable && endWithError(socket, error));
}

const tooManyRequests = (most: number) =>
  new AppError('rate_limited', `At most ${most} requests of a connection are answered at the same time.`, {
    retryAfter: 1,
  });
