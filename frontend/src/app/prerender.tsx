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
import { Providers } from './providers.js';
import { AppRoutes, preloadPage } from './router.js';

/** What a page shows before any of its code has run: its texts, and the places of what is still to come. */
export interface FirstPaint {
  markup: string;
  styles: string;
}

/** What stands for the varying part of an address while its page is drawn. */
const EXAMPLES: Record<string, string> = { ':id': '1', ':week': '2026-W01', ':username': '__served_name__' };

/** The pages that are the same for everybody: those that search engines see, the sign-in and the page of no address. */
export const DRAWN_PAGES = [
  ...Object.entries(PAGES)
    .filter(([name, page]) => name === 'auth' || !('unlisted' in page))
    .map(([name, { path }]) => ({ name, path, address: path.replace(/:\w+/, (part) => EXAMPLES[part] ?? '') })),
  { name: 'notFound', path: '*', address: '/nowhere' },
];

/** Where the server puts what it knows of the page it serves; in addresses, `__served_name__`. */
const SERVED = { title: '__served_title__', text: '__served_text__' };
/** By these styled-components would take the rules for its own; they are only looked at until the page itself runs. */
const MARKS = /\/\*!sc\*\/|data-styled\.[^{]*\{content:"[^"]*"\}|<[^>]*>/g;
/** What is filled in or pressed before the page runs would be lost: it waits, and looks no different. */
const WAITING: [RegExp, string][] = [
  [/<(button|summary)\b/g, '<$1 inert=""'],
  [/<(input|select|textarea)\b/g, '<$1 disabled=""'],
];
const EVERY_PAGE = `
#root :disabled{opacity:1;cursor:default;}
html:not([lang='en']) #root{visibility:hidden;}`;

/** The first paint of the page at this address, in English and for a visitor, as the first visit is. */
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
    // In one piece, without the scripts that would put late parts in their places.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const markup = await text(prelude);
  // It would wait minutes for answers that nobody asks for here.
  queryClient.clear();
  if (failures.length > 0) throw new AggregateError(failures, `${address} cannot be drawn without a browser`);
  const styles = sheet.getStyleTags().replace(MARKS, '') + EVERY_PAGE;
  return { markup: WAITING.reduce((html, [tag, waiting]) => html.replace(tag, waiting), markup), styles };
}

await startI18n('en', NAMESPACES);
