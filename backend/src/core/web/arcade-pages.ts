import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { nonceOf } from '../http/security-headers.js';

const NONCE = '__CSP_NONCE__';
/** English has no language in its address. */
const ADDRESS = /^\/arcade\/([a-z]+(?:\.[a-z]{2})?)$/;

/**
 * Serves the arcade games, one built file for each game and language. The policy sandboxes them, so that they run in an
 * opaque origin without network access even when opened directly.
 */
export function arcadePages(folder: string, publicUrl: string): RequestHandler {
  const games = new Map(
    globSync('arcade/*.html', { cwd: folder }).map((file) => [
      path.basename(file, '.html'),
      readFileSync(path.join(folder, file), 'utf8').split(NONCE),
    ]),
  );
  const { origin } = new URL(publicUrl);
  return (request, response, next) => {
    const parts = games.get(ADDRESS.exec(request.path)?.[1] ?? '');
    if (!parts) {
      next();
      return;
    }
    const nonce = nonceOf(response);
    // Browsers refuse to open a sandboxed document directly when it isolates its opener as well.
    response.removeHeader('Cross-Origin-Opener-Policy');
    response.removeHeader('Origin-Agent-Cluster');
    response
      .set({
        'Content-Security-Policy': arcadePolicy(nonce, origin),
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
        'Cache-Control': 'no-cache',
      })
      .type('html')
      .send(parts.join(nonce));
  };
}

/** In an opaque origin some engines do not match 'self', so the site is listed by its origin as well. */
function arcadePolicy(nonce: string, origin: string): string {
  return [
    'sandbox allow-scripts allow-pointer-lock',
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${origin}`,
  ].join('; ');
}
