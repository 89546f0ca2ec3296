import type { Random } from '../../libs/arcade/src/random.ts';
import { backoff, retryAfter } from './backoff.ts';
import type { Timers } from './timers.ts';

const TIMEOUT_MS = 5_000;

export interface ApiClientParts {
  url: string;
  fetch: typeof fetch;
  timers: Timers;
  random: Random;
  /** Called before each retry. */
  onRetry: (reason: string) => void;
}

export interface ApiCall {
  path: string;
  /** The API key, session or play token; omitted if the body contains another secret. */
  token?: string;
  body?: object;
  /** The idempotency key: one per play, so that retries count once. */
  idempotencyKey?: string;
}

export interface Refused {
  kind: 'refused';
  status: number;
  reason: string;
}

export type Reply<T> = { kind: 'ok'; body: T } | Refused | { kind: 'stopped' };

type Attempt<T> = Reply<T> | { kind: 'retry'; after: number; reason: string };

/** Calls the API over HTTP like any external program. */
export class ApiClient {
  private readonly parts: ApiClientParts;

  constructor(parts: ApiClientParts) {
    this.parts = parts;
  }

  /** Retries temporary failures with the same key until the server accepts or refuses. */
  async post<T>(call: ApiCall, stop: AbortSignal): Promise<Reply<T>> {
    const { timers, random, onRetry } = this.parts;
    for (let attempt = 1; !stop.aborted; attempt++) {
      const reply = await this.attempt<T>(call, stop);
      if (reply.kind !== 'retry') return reply;
      if (stop.aborted) break;
      onRetry(reply.reason);
      await timers.wait(reply.after + backoff(attempt, random), stop);
    }
    return { kind: 'stopped' };
  }

  /** One attempt without retries; its result is ignored. */
  async postOnce(call: ApiCall): Promise<void> {
    await this.attempt(call, new AbortController().signal);
  }

  private async attempt<T>({ path, token, body, idempotencyKey }: ApiCall, stop: AbortSignal): Promise<Attempt<T>> {
    const { url, fetch, timers } = this.parts;
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
        body: JSON.stringify(body ?? {}),
        signal: AbortSignal.any([stop, timers.timeout(TIMEOUT_MS)]),
      });
      if (response.ok) return { kind: 'ok', body: (response.status === 204 ? {} : await response.json()) as T };
      const reason = await messageOf(response);
      if (response.status !== 429 && response.status < 500) return { kind: 'refused', status: response.status, reason };
      return { kind: 'retry', after: retryAfter(response.headers.get('Retry-After'), timers.now()), reason };
    } catch {
      // No complete response: the score may be stored already, and the key prevents a duplicate.
      return { kind: 'retry', after: 0, reason: 'the server does not respond' };
    }
  }
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : `status ${response.status}`;
}
