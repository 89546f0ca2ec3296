import * as v from 'valibot';
import { ApiError, errorFromAnswer } from './api-error.js';
import { dropToken, readToken } from './session-token.js';

/** A request fails after this time without an answer. */
const TIMEOUT_MS = 15_000;
/** Files may be large. */
const FILE_TIMEOUT_MS = 600_000;

interface RequestOptions<T> {
  /**
   * The expected shape; any other answer is an error here instead of a surprise in a component. Further fields are
   * allowed: the server may be newer than the page.
   */
  answer: v.GenericSchema<T>;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: object;
  signal?: AbortSignal;
  /** Sent instead of the session, and without cookies: for requests of a game. */
  playToken?: string;
  /** Makes repeats of the request safe. */
  idempotencyKey?: string;
  /** The request survives leaving the page. */
  keepalive?: boolean;
  /** In milliseconds. */
  timeout?: number;
}

interface Answer<T> {
  data: T;
  headers: Headers;
}

/** For endpoints that answer 204. */
export const nothing = v.undefined();

/** For endpoints that answer 202, without further data. */
export const accepted = v.optional(v.object({}));

function addressOf(path: string, query: RequestOptions<unknown>['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

function headersFor(
  { method = 'GET', body, idempotencyKey }: Omit<RequestOptions<unknown>, 'answer'>,
  token: string | undefined,
): Headers {
  // The server writes emails in the language of the request that triggers them.
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': document.documentElement.lang });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (method !== 'GET' && body) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

async function send(
  path: string,
  options: Omit<RequestOptions<unknown>, 'answer'>,
  token: string | undefined,
): Promise<Response> {
  const { method = 'GET', query, body, signal, playToken, keepalive } = options;
  const timeout = AbortSignal.timeout(options.timeout ?? TIMEOUT_MS);
  try {
    return await fetch(addressOf(path, query), {
      method,
      headers: headersFor(options, token),
      credentials: playToken === undefined ? 'include' : 'omit',
      ...(keepalive ? { keepalive } : {}),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(method !== 'GET' && body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('network', 'Network error');
  }
}

/** The JSON of an answer; undefined if there is none. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

function failureOf(response: Response, data: unknown, token: string | undefined): ApiError {
  const error = errorFromAnswer(response, data);
  // The session was ended elsewhere: subscribers sign out here as well.
  if (token && error.code === 'unauthorized') dropToken(token);
  return error;
}

/** The only access to the server; turns all failures into ApiError. */
export async function requestWithHeaders<T>(path: string, options: RequestOptions<T>): Promise<Answer<T>> {
  const token = options.playToken === undefined ? readToken() : undefined;
  const response = await send(path, options, options.playToken ?? token);
  const data = await readBody(response);
  if (!response.ok) throw failureOf(response, data, token);
  if (!v.is(options.answer, data)) throw new ApiError('invalid_answer', 'Invalid response format', response.status);
  return { data, headers: response.headers };
}

export async function request<T>(path: string, options: RequestOptions<T>): Promise<T> {
  return (await requestWithHeaders(path, options)).data;
}

/** A page of a list and the total count (`X-Total-Count`). */
export async function requestList<T>(
  path: string,
  options: RequestOptions<T[]>,
): Promise<{ items: T[]; total: number }> {
  const { data, headers } = await requestWithHeaders(path, options);
  const total = Number(headers.get('X-Total-Count') ?? Number.NaN);
  return { items: data, total: Number.isSafeInteger(total) ? total : data.length };
}

/** Downloads a file of any size; fails if the connection ends before the file. */
export async function requestFile(path: string): Promise<Blob> {
  const token = readToken();
  const response = await send(path, { timeout: FILE_TIMEOUT_MS }, token);
  if (!response.ok) throw failureOf(response, await readBody(response), token);
  return response.blob().catch(() => {
    throw new ApiError('network', 'Network error');
  });
}
