import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { nonceOf } from '../http/security-headers.js';

const NONCE = '__CSP_NONCE__';
const ADDRESS = /^\/arcade\/([a-z]+)$/;

/**
 * The arcade games, one built file each. They run in an opaque origin even when opened by themselves, because the policy
 * of the answer sandboxes them, and they can fetch nothing.
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
    // A browser refuses to open a sandboxed document by itself when it also isolates its opener.
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

/** Some engines match nothing with 'self' in an opaque origin, so the site is named as well. */
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
