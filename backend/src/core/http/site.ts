import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { nonceOf } from './security-headers.js';

const NONCE_PLACE = /__CSP_NONCE__/g;
/** What the server answers itself; everything else is a page or a file of the site. */
const OWN_PATHS = /^\/(api|health|metrics|socket\.io)(\/|$)/;
/** The pages that exist. An unknown address gets the page too, which says so, with the status 404. */
const PAGES = [
  /^\/$/,
  /^\/auth$/,
  /^\/login$/,
  /^\/leaderboard$/,
  /^\/(terms|privacy|about|faq|help-center|api-documentation)$/,
  /^\/newsletter$/,
  /^\/profile$/,
  /^\/api-docs$/,
  /^\/u\/[A-Za-z0-9_.-]{3,32}$/,
];

/** The pages that links of mails lead to: the token in their address is told to nobody, not even to this server's log. */
const MAIL_PAGES = /^\/(auth|newsletter)\/?$/;

/** Serves the built site: hashed files for ever, the page itself fresh each time and with its own nonce. */
export function site(folder: string): RequestHandler {
  const files = express.static(folder, { index: false, redirect: false, dotfiles: 'ignore', setHeaders });
  const page = readPage(folder);
  return (request, response, next) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || OWN_PATHS.test(request.path)) {
      next();
      return;
    }
    files(request, response, (error?: unknown) => {
      // What the file server refuses (dotfiles, paths that climb) does not exist for anybody.
      if (error || page === undefined || !wantsPage(request.headers.accept, request.path)) {
        next();
        return;
      }
      if (MAIL_PAGES.test(request.path)) response.set('Referrer-Policy', 'no-referrer');
      response
        .status(isPage(request.path) ? 200 : 404)
        .set('Cache-Control', 'no-cache')
        .type('html')
        .send(page.replace(NONCE_PLACE, nonceOf(response)));
    });
  };
}

/** Undefined where the site has not been built: the API alone runs then, as in development and in tests. */
function readPage(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}

function isPage(address: string): boolean {
  const plain = address.length > 1 ? address.replace(/\/$/, '') : address;
  return PAGES.some((page) => page.test(plain));
}

function wantsPage(accept: string | undefined, address: string): boolean {
  return (accept?.includes('text/html') ?? false) && !address.startsWith('/assets/');
}

function setHeaders(response: { setHeader(name: string, value: string): unknown }, file: string): void {
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
