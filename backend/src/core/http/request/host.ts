import type { IncomingMessage } from 'node:http';
import { malformedRequest, type AppError } from '../../errors/app-error.js';

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * The refusal of a request whose host is missing or ambiguous: proxies and servers would choose different ones. Node
 * takes the first of several Host headers.
 */
export function hostProblem({ rawHeaders, headers, httpVersion, url = '' }: IncomingMessage): AppError | undefined {
  const { host } = headers;
  if (host === undefined)
    return httpVersion === '1.1' ? malformedRequest('The request has no Host header.') : undefined;
  if (hasSeveralHosts(rawHeaders)) return malformedRequest('The request has more than one Host header.');
  if (!url.startsWith('/') && ABSOLUTE.test(url) && !isHostOf(url, host))
    return malformedRequest('The Host header and the address of the request name different hosts.');
  return undefined;
}

/** Names and values alternate. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Compared as URLs, because case and default ports do not matter. */
function isHostOf(url: string, host: string): boolean {
  const [scheme] = url.split('//', 1);
  if (!URL.canParse(url) || !URL.canParse(`${scheme}//${host}`)) return false;
  return new URL(url).host === new URL(`${scheme}//${host}`).host;
}
