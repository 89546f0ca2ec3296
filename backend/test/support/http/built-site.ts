import { brotliCompressSync } from 'node:zlib';
import type { TestApp } from '../test-app.js';
import { makeSiteFolder, type SiteFolder } from './site-folder.js';

export const SITE = 'https://games.example';
const PAGE =
  '<!doctype html><html lang="en"><meta name="csp-nonce" content="__CSP_NONCE__"><!-- page-head --><title>GameGeek</title><!-- /page-head --></head><div id="root"></div>';
/** The build's markup of some pages. */
const DRAWN = { styles: '.a{color:red}', scripts: ['/assets/game-1a2b.js'] };
const FIRST_PAINTS = {
  en: {
    '/games/:id': { ...DRAWN, markup: '<b>__served_title__</b><i>__served_text__</i>' },
    '/u/:username': { ...DRAWN, markup: '<img src="/api/users/__served_name__/avatar">' },
    '/api-documentation': { ...DRAWN, markup: '<pre>curl __served_site__/api/scores</pre>' },
    '/api/reference': { ...DRAWN, markup: '<noscript>__served_markup__</noscript>' },
    '/auth': { ...DRAWN, title: 'Login', markup: '<b>Log in</b>' },
    '*': { ...DRAWN, markup: '<b>Nowhere</b>' },
  },
  es: {},
  fr: {},
  de: {
    '/games/:id': { ...DRAWN, title: '__served_title__ &amp; mehr', markup: '<b>Spiel __served_title__</b>' },
    '/auth': { ...DRAWN, title: 'Anmelden', markup: '<b>Anmelden</b>' },
  },
};
const DOCUMENTS = {
  en: { '/faq': '# FAQ\n\nAsk at {site}/help-center.\n' },
  es: {},
  fr: {},
  de: { '/faq': '# Fragen\n' },
};
const SCRIPT = 'console.log(1)';
const FILES = {
  'index.html': PAGE,
  '.first-paints.json': JSON.stringify(FIRST_PAINTS),
  '.documents.json': JSON.stringify(DOCUMENTS),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-4f3a.js': `console.log(${'1+'.repeat(4_000)}1)`,
  'assets/late-77aa.js': SCRIPT,
  'assets/late-77aa.js.br': brotliCompressSync(SCRIPT),
  'sdk/v1.js': SCRIPT,
  'sdk/v1.js.br': brotliCompressSync(SCRIPT),
  'sdk/overlay-0a1b2c3d.js': SCRIPT,
  '.secret': 'for nobody',
};

/** A built site with content in its pages, documents, and files that the build has compressed. */
export const makeBuiltSite = (): SiteFolder => makeSiteFolder(FILES);

/** Requests as a client sends them that names what it accepts, and as a browser does. Each call asks for the node. */
export function siteReaders(node: () => TestApp) {
  const get = (address: string, accept?: string) => {
    const request = node().request.get(address);
    return accept === undefined ? request : request.set('Accept', accept);
  };
  const page = (address: string) => node().request.get(address).set('Accept', 'text/html,*/*;q=0.8');
  return { get, page };
}
