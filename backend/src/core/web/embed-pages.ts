import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { nonceOf } from '../http/security-headers.js';

const NONCE = '__CSP_NONCE__';
const ADDRESS = /^\/embed\/board\/[1-9]\d{0,15}$/;

/** The live board of a game for frames of any site; the only page that other sites may frame. */
export function embedPages(folder: string, publicUrl: string): RequestHandler {
  const file = path.join(folder, 'embed/board.html');
  const parts = existsSync(file) ? readFileSync(file, 'utf8').split(NONCE) : undefined;
  const { origin } = new URL(publicUrl);
  return (request, response, next) => {
    if (!parts || !ADDRESS.test(request.path)) {
      next();
      return;
    }
    const nonce = nonceOf(response);
    response.removeHeader('X-Frame-Options');
    response
      .set({
        'Content-Security-Policy': embedPolicy(nonce, origin),
        // Pages that are isolated, such as games with threads, frame only documents with both.
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
        'Cache-Control': 'no-cache',
      })
      .type('html')
      .send(parts.join(nonce));
  };
}

function embedPolicy(nonce: string, origin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    // Safari before 15.4 applies 'self' to http only.
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}
