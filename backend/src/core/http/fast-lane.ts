import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Takes a request, or leaves it to the ordinary way by answering false without having read or written anything. */
export type FastRoute = (request: IncomingMessage, response: ServerResponse, pass: () => void) => boolean;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Lets a few hot requests be answered ahead of Express, which alone would cost them most of their time
 * (docs/decisions/0002). Each route takes only its plain, common case; everything unusual, and every mistake, goes the
 * ordinary way, so that there is one place that knows what to say about it.
 */
export function openFastLane(server: Server, routes: Map<string, FastRoute>): void {
  const ordinary = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pass = () => {
      for (const listener of ordinary) listener.call(server, request, response);
    };
    const { url = '', headers } = request;
    const query = url.indexOf('?');
    const route = routes.get(`${request.method} ${query < 0 ? url : url.slice(0, query)}`);
    const isPlain = headers.host !== undefined && headers.expect === undefined;
    if (!isPlain || !route?.(request, response, pass)) pass();
  });
}

/** What a look at a body led to: it was taken, it is for the ordinary way, or worth another look after a wait. */
export type Verdict = 'taken' | 'pass' | Promise<unknown>;

/**
 * Reads a body that is announced to be short and whole, and shows it to `look`. Unless it is taken the body is put
 * back, and the ordinary way reads it as if nobody had looked. After a wait there is one more look, and no third.
 */
export function peekBody(
  request: IncomingMessage,
  length: number,
  look: (body: Buffer) => Verdict,
  pass: () => void,
): void {
  let waited = false;
  const read = () => {
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
