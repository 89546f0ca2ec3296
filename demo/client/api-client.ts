import type { Random } from '../../libs/arcade/src/random.ts';
import { backoff, retryAfter } from './backoff.ts';
import type { Timers } from './timers.ts';

const TIME_LIMIT_MS = 5_000;

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

type Attempt<T> = Reply<T> | { kind: 'again'; after: number; reason: string };

/** Calls the API over HTTP as any external program would, with retries until the server accepts or refuses. */
export class ApiClient {
  private readonly parts: ApiClientParts;

  constructor(parts: ApiClientParts) {
    this.parts = parts;
  }

  /** Retries temporary failures with the same key; rejects when the server refuses. */
  async post<T>(call: ApiCall, stop: AbortSignal): Promise<Reply<T>> {
    const { timers, random, onRetry } = this.parts;
    for (let attempt = 1; !stop.aborted; attempt++) {
      const reply = await this.attempt<T>(call, stop);
      if (reply.kind !== 'again') return reply;
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
        signal: AbortSignal.any([stop, timers.limit(TIME_LIMIT_MS)]),
      });
      if (response.ok) return { kind: 'ok', body: (response.status === 204 ? {} : await response.json()) as T };
      const reason = await sentence(response);
      if (response.status !== 429 && response.status < 500) return { kind: 'refused', status: response.status, reason };
      return { kind: 'again', after: retryAfter(response.headers.get('Retry-After'), timers.now()), reason };
    } catch {
      // No complete answer: the score may have been stored, and the key prevents a duplicate.
      return { kind: 'again', after: 0, reason: 'the server does not answer' };
    }
  }
}

async function sentence(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message : `status ${response.status}`;
}
