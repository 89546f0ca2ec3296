import { text } from 'node:stream/consumers';
import { PAGES } from '@gamegeek/contracts/site/pages.js';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { queryClient } from '../shared/api/query-client.js';
import { startI18n } from '../shared/i18n/i18n.js';
import { live } from '../shared/live/live.js';
import { NAMESPACES } from './namespaces.js';
import { PAGE_NAMESPACES } from './page-namespaces.js';
import { Providers } from './providers.js';
import { AppRoutes, preloadPage } from './router.js';

/** The HTML of a page before its code has run: its texts, and placeholders for loading content. */
export interface FirstPaint {
  markup: string;
  styles: string;
}

/** Placeholders for the parameters of a path while its page is prerendered. */
const EXAMPLES: Record<string, string> = { ':id': '1', ':week': '2026-W01', ':username': '__served_name__' };

const NAMESPACES_OF: Partial<Record<string, readonly string[]>> = PAGE_NAMESPACES;

/** Public pages: those that search engines index, the sign-in page and the not-found page. */
export const PRERENDERED_PAGES = [
  ...Object.entries(PAGES)
    .filter(([name, page]) => name === 'auth' || !('unlisted' in page))
    .map(([name, { path }]) => ({ name, path, address: path.replace(/:\w+/, (part) => EXAMPLES[part] ?? '') })),
  { name: 'notFound', path: '*', address: '/nowhere' },
].map((page) => ({ ...page, namespaces: NAMESPACES_OF[page.name] ?? [] }));

/** The server replaces these with its own URL and the data of the page it serves, `__served_name__` in addresses. */
const SERVED = { title: '__served_title__', text: '__served_text__', site: '__served_site__' };
/** styled-components would adopt the prerendered rules by these marks; they are only for display until the page runs. */
const MARKS = /\/\*!sc\*\/|data-styled\.[^{]*\{content:"[^"]*"\}|<[^>]*>/g;
/** Input before the page runs would be lost, so controls are inert; they look no different. */
const WAITING: [RegExp, string][] = [
  [/<(button|summary)\b/g, '<$1 inert=""'],
  [/<(input|select|textarea)\b/g, '<$1 disabled=""'],
];
const EVERY_PAGE = `
#root :disabled{opacity:1;cursor:default;}
html:not([lang='en']) #root{visibility:hidden;}`;

/** The first paint of the page at this address, in English and for a visitor. */
export async function prerender(address: string): Promise<FirstPaint> {
  await preloadPage(address);
  const sheet = new ServerStyleSheet();
  const failures: unknown[] = [];
  const page = (
    <StrictMode>
      <Providers live={live} served={{ path: address, ...SERVED }}>
        <StaticRouter location={address}>
          <AppRoutes />
        </StaticRouter>
      </Providers>
    </StrictMode>
  );
  const { prelude } = await prerenderToNodeStream(sheet.collectStyles(page), {
    // One chunk, without the scripts that insert late parts.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const markup = await text(prelude);
  // Without this the process would wait minutes for the cache to expire.
  queryClient.clear();
  if (failures.length > 0) throw new AggregateError(failures, `${address} cannot be drawn without a browser`);
  const styles = sheet.getStyleTags().replace(MARKS, '') + EVERY_PAGE;
  return { markup: WAITING.reduce((html, [tag, waiting]) => html.replace(tag, waiting), markup), styles };
}

await startI18n('en', NAMESPACES);
