import type { IncomingMessage } from 'node:http';

export const SESSION_COOKIE = 'session';

const BEARER = /^Bearer +([^\s]+)$/i;

/** The text after `Authorization: Bearer`: an access token, or an API key. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization === undefined ? undefined : BEARER.exec(headers.authorization)?.[1];
}

export function sessionCookieOf(request: IncomingMessage): string | undefined {
  return cookieOf(request, SESSION_COOKIE);
}

export function cookieOf({ headers }: IncomingMessage, wanted: string): string | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [name = '', value] = pair.split('=');
    if (name.trim() === wanted && value) return value.trim();
  }
  return undefined;
}

/** The access token of a request; the bearer header takes precedence over the cookie. */
export function accessTokenOf(request: IncomingMessage): string | undefined {
  return request.headers.authorization === undefined ? sessionCookieOf(request) : bearerOf(request);
}
