const ANSWER_MS = 8_000;

/** Refused permanently; `message` is the error code. */
export class Refused extends Error {}

/** No usable answer; the request may be repeated after `waitMs`. */
export class Unreachable extends Error {
  constructor(
    readonly waitMs = 0,
    /** Whether a score may have been stored. */
    readonly unsure = false,
    /** The error code of the server, if it has answered. */
    readonly reason?: string,
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
        // A score is sent although the player leaves.
        keepalive: !!key,
        signal: AbortSignal.timeout?.(ANSWER_MS),
      });
      answer = response.status === 204 ? undefined : await response.json();
    } catch {
      throw new Unreachable(waitOf(response), !!key);
    }
    // The server is the origin of the SDK.
    if (response.ok) return answer as Answer;
    const { status } = response;
    const { code: given, statusCode } = (answer ?? {}) as { code?: unknown; statusCode?: unknown };
    // Any other error comes from a proxy.
    const code = typeof given === 'string' && statusCode === status ? given : undefined;
    const isLimited = status === 429;
    if (!code || isLimited || status === 408 || status >= 500)
      throw new Unreachable(waitOf(response), !!key && !isLimited, code);
    throw new Refused(code);
  };
}

const waitOf = (response: Response | undefined): number =>
  (+(response?.headers.get('Retry-After') as string) || 0) * 1_000;
