/** A request as the server receives it. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Handler = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

/**
 * Replaces the network. An unexpected request fails the test, even if the code under test swallows the error.
 */
class FakeServer {
  readonly requests: FakeRequest[] = [];
  private readonly handlers = new Map<string, Handler>();
  private readonly unexpected: string[] = [];
  private readonly realFetch = globalThis.fetch;
  private readonly realUploads = globalThis.XMLHttpRequest;

  start(): void {
    this.requests.length = 0;
    this.unexpected.length = 0;
    this.handlers.clear();
    // All code passes addresses as strings.
    globalThis.fetch = (input, init) => this.answer(typeof input === 'string' ? input : '', init);
    Object.assign(globalThis, { XMLHttpRequest: uploadsTo((address, init) => this.answer(address, init)) });
  }

  stop(): void {
    globalThis.fetch = this.realFetch;
    globalThis.XMLHttpRequest = this.realUploads;
    if (this.unexpected.length > 0) throw new Error(`Requests without a handler: ${this.unexpected.join(', ')}`);
  }

  /** Answers a call such as `GET /api/games`; a later handler replaces an earlier one. */
  on(call: string, handler: Handler): void {
    this.handlers.set(call, handler);
  }

  /** The last request to a call. */
  lastRequest(call: string): FakeRequest | undefined {
    return this.requests.findLast(({ method, path }) => `${method} ${path}` === call);
  }

  private async answer(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, window.location.href);
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const request: FakeRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body,
    };
    this.requests.push(request);
    const call = `${method} ${url.pathname}`;
    const handler = this.handlers.get(call);
    if (!handler) {
      this.unexpected.push(call);
      throw new TypeError(`No handler for ${call}`);
    }
    const answer = await handler(request);
    return toResponse(answer);
  }
}

/** The parts of Response that the api client reads; jsdom has none. */
function toResponse({ status = 200, body, headers = {} }: FakeAnswer): Response {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const answer = {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(headers),
    text: async () => text,
    blob: async () => new Blob([text]),
  };
  return answer as Response;
}

/** The parts of XMLHttpRequest that uploads use. Half of a file has been sent before the server answers. */
function uploadsTo(answer: (address: string, init: RequestInit) => Promise<Response>) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private address = '';
    private method = '';
    private isAborted = false;
    private readonly given = new Headers();
    private received = new Headers();

    open(method: string, address: string): void {
      Object.assign(this, { method, address });
    }
    setRequestHeader(name: string, value: string): void {
      this.given.set(name, value);
    }
    getResponseHeader(name: string): string | null {
      return this.received.get(name);
    }
    send(body: Blob): void {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: body.size / 2, total: body.size }));
      void this.load(body);
    }
    abort(): void {
      this.isAborted = true;
      this.end('abort');
    }
    private async load(body: Blob): Promise<void> {
      try {
        const response = await answer(this.address, { method: this.method, headers: this.given, body });
        Object.assign(this, { status: response.status, received: response.headers });
        this.responseText = await response.text();
        if (!this.isAborted) this.end('load');
      } catch {
        if (!this.isAborted) this.end('error');
      }
    }
    private end(how: string): void {
      for (const name of [how, 'loadend']) this.dispatchEvent(new ProgressEvent(name));
    }
  };
}

export const fakeServer = new FakeServer();

/** An error body of docs/api.md, section 1. */
export function refusal(status: number, code: string, message: string, fields?: Record<string, string[]>): FakeAnswer {
  return { status, body: { statusCode: status, code, message, error: message, fields, requestId: 'test' } };
}
