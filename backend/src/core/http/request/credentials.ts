import type { IncomingMessage } from 'node:http';

const BEARER = /^Bearer +([^\s]+)$/i;

/** The text after `Authorization: Bearer`: an access token, or an API key. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization === undefined ? undefined : BEARER.exec(headers.authorization)?.[1];
}
