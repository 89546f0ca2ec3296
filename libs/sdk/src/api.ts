const ANSWER_MS = 8_000;

/** The server refused the request for good; `message` is its error code. */
export class Refused extends Error {}

/** No usable answer: the request may be sent again after `waitMs`. */
export class Unreachable extends Error {
  constructor(
    readonly waitMs = 0,
    /** Whether a score may have been stored all the same. */
    readonly unsure = false,
  ) {
    super('unreachable');
  }
}

export interface CallOptions {
  method?: string;
  body?: object;
  token?: string;
  key?: string;
}

export type Call = <Answer>(path: string, options?: CallOptions) => Promise<Answer>;

/** Requests to the API of a site, without cookies. */
export function createCall(site: string): Call {
  return async <Answer>(path: string, { method = 'POST', body, token, key }: CallOptions = {}) => {
    let response;
    let answer: unknown;
    try {
      response = await fetch(site + path, {
        method,
        headers: {
          ...(body && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(key && { 'Idempotency-Key': key }),
        },
        body: body && JSON.stringify(body),
        credentials: 'omit',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      answer = response.status === 204 ? undefined : await response.json();
    } catch {
      throw new Unreachable(waitOf(response), !!key);
    }
    // The server is the site that the SDK came from.
    if (response.ok) return answer as Answer;
    const { status } = response;
    const code = (answer as { code?: unknown } | null)?.code;
    // An error without a code comes from something between here and the server.
    if (status === 429 || status >= 500 || typeof code !== 'string')
      throw new Unreachable(waitOf(response), !!key && status !== 429);
    throw new Refused(code);
  };
}

const waitOf = (response: Response | undefined): number => (Number(response?.headers.get('Retry-After')) || 0) * 1_000;
