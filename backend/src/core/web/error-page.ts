import { createHash } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { AppError } from '../errors/app-error.js';
import { escapeMarkup } from './escape.js';
import { isPathOfSite } from './pages.js';

/** Not excluded by `q=0`. Browsers name HTML when a person opens an address, other clients do not. */
const ACCEPTS_HTML = /\btext\/html\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Colours of both themes, with the site's own fonts left out: an error loads nothing. */
const STYLE = [
  ':root{color-scheme:dark light}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0c0f1a;color:#eef1f8;font:1.125rem/1.5 system-ui,sans-serif}',
  'main{max-width:34rem;padding:1.5rem;overflow-wrap:anywhere}',
  'h1{margin:0;font-size:2rem;line-height:1.2}',
  'a{color:#4ff29a}',
  '@media (prefers-color-scheme:light){body{background:#f5f6fb;color:#141a2e}a{color:#04713f}}',
].join('');

export const ERROR_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** Whether an error is read by a person: the request opens an address of the site, not of the API. */
export function isReadByPerson({ method, headers: { accept = '' } }: IncomingMessage, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && isPathOfSite(path) && !path.startsWith('/assets/') && ACCEPTS_HTML.test(accept);
}

/** A whole page that costs almost nothing to send: in English, without scripts and files. */
export function errorPage({ status, message }: AppError): string {
  const title = STATUS_CODES[status] ?? 'Error';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} | GameGeek</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1><p>${escapeMarkup(message)}</p>`,
    '<p><a href="">Try again</a> or <a href="/">GameGeek</a></p></main></body></html>',
  ].join('');
}
