import { text } from 'node:stream/consumers';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { PAGES } from '@gamegeek/contracts/site/pages.js';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { queryClient } from '#shared/api/query-client.js';
import { startI18n } from '#shared/i18n/i18n.js';
import { live } from '#shared/live/live.js';
import { NAMESPACES } from './namespaces.js';
import { Providers } from './providers.js';
import { AppRoutes, preloadPage } from './router.js';
import { ROUTES, type RouteName } from './routes.js';

/** The HTML of a page before its code has run: its texts, and placeholders for loading content. */
export interface FirstPaint {
  /** Escaped; undefined if it is known with the data of the page only. */
  title: string | undefined;
  markup: string;
  styles: string;
}

/** Placeholders for the parameters of a path while its page is prerendered. */
const EXAMPLES: Record<string, string> = {
  ':id': '1',
  ':run': '1',
  ':week': '2026-W01',
  ':username': '__served_name__',
};

export { LANGUAGES } from '#shared/i18n/languages.js';

/** Public pages: those that search engines index, the sign-in page and the not-found page. */
export const PRERENDERED_PAGES = [
  ...Object.entries(PAGES)
    .filter(([name, page]) => name === 'auth' || !('unlisted' in page))
    .map(([name, { path }]) => ({ name, path, address: path.replace(/:\w+/, (part) => EXAMPLES[part] ?? '') })),
  { name: 'notFound', path: '*', address: '/nowhere' },
].map((page) => ({ ...page, namespaces: ROUTES[page.name as RouteName].texts ?? [] }));

/** The server replaces these with its own URL and the data of the page it serves, `__served_name__` in addresses. */
const SERVED = {
  title: '__served_title__',
  text: '__served_text__',
  site: '__served_site__',
  markup: '__served_markup__',
};
/**
 * styled-components would adopt the prerendered rules by these marks; they are only for display until the page runs.
 */
const MARKS = /\/\*!sc\*\/|data-styled\.[^{]*\{content:"[^"]*"\}|<[^>]*>/g;
/**
 * Input before the page runs would be lost, so controls are inert; they look no different. Details open without scripts.
 */
const WAITING: [RegExp, string][] = [
  [/<button\b/g, '<button inert=""'],
  [/<(input|select|textarea)\b/g, '<$1 disabled=""'],
];
const TITLE = /<title>([^<]*)<\/title>/;
/** Another language may have been chosen on the device (public/theme.js). */
const everyPage = (language: Language) => `
#root :disabled{opacity:1;cursor:default;}
html:not([lang='${language}']) #root{visibility:hidden;}`;

/** The first paint of the page at this address, for a visitor. */
export async function prerender(address: string, language: Language): Promise<FirstPaint> {
  await startI18n(language, NAMESPACES);
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
  const html = await text(prelude);
  // Without this the process would wait minutes for the cache to expire.
  queryClient.clear();
  if (failures.length > 0) throw new AggregateError(failures, `${address} cannot be drawn without a browser`);
  return {
    title: TITLE.exec(html)?.[1],
    markup: WAITING.reduce((all, [tag, waiting]) => all.replace(tag, waiting), html.replace(TITLE, '')),
    styles: sheet.getStyleTags().replace(MARKS, '') + everyPage(language),
  };
}
