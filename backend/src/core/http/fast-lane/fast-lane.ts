import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { dropTrailingSlash } from '../request/address.js';
import { isGone } from '../request/is-gone.js';

/** Takes a request, or returns false without having read or written anything. */
export type FastRoute = (request: IncomingMessage, response: ServerResponse, pass: () => void) => boolean;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers a few hot requests before Express, which would take most of their time (docs/decisions/0002). A route handles
 * only its common case; unusual requests and errors are left to Express, so that errors have one source. `refuse` comes
 * before all routes and returns whether it has answered.
 */
export function openFastLane(
  server: Server,
  routes: Map<string, FastRoute>,
  refuse: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const ordinary = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pass = () => {
      for (const listener of ordinary) listener.call(server, request, response);
    };
    dropTrailingSlash(request);
    const { url = '', headers } = request;
    const isPlain = headers.host !== undefined && headers.expect === undefined;
    if (isPlain && refuse(request, response)) return;
    const query = url.indexOf('?');
    const route = routes.get(`${request.method} ${query < 0 ? url : url.slice(0, query)}`);
    if (!isPlain || !route?.(request, response, pass)) pass();
  });
}

/** The result of inspecting a body: taken, left to Express, or to be inspected again after a wait. */
export type Verdict = 'taken' | 'pass' | Promise<unknown>;

/**
 * Reads a body that is declared short and complete, and passes it to `look`. Unless it is taken, the body is put back
 * for Express. After a wait it is inspected once more, and not a third time.
 */
export function peekBody(
  request: IncomingMessage,
  length: number,
  look: (body: Buffer) => Verdict,
  pass: () => void,
): void {
  let waited = false;
  const read = () => {
    if (isGone(request)) return;
    // Without a listener for it, the stream need not say that it is readable.
    const body: unknown = request.read(length);
    if (!(body instanceof Buffer)) {
      request.once('readable', read);
      return;
    }
    const verdict = body.length === length ? look(body) : 'pass';
    if (verdict === 'taken') return;
    request.unshift(body);
    if (verdict === 'pass' || waited) {
      pass();
      return;
    }
    waited = true;
    verdict.then(read, pass);
  };
  // A body mostly comes with its head, and is here when the parser is done with both.
  process.nextTick(read);
}
