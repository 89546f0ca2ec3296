import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Data of the requested page that the server sends with it; available before anything is fetched. */
export interface ServedPage {
  path: string;
  title: string;
  /** The description of a game. */
  text?: string | undefined;
  /** The URL of the site, while the page is prerendered. */
  site?: string;
  /** HTML for readers without scripts, while the page is prerendered. */
  markup?: string;
}

export const ServedPageContext = createContext<ServedPage | undefined>(undefined);

/** The server's data about this page; undefined after navigation. */
export function useServedPage(): ServedPage | undefined {
  const served = use(ServedPageContext);
  const { pathname } = useLocation();
  return served?.path === pathname ? served : undefined;
}

/** The server's title of this page, if it is a sentence: undefined in other languages than its own. */
export function useServedSentence(): string | undefined {
  const { language } = useTranslation().i18n;
  const served = useServedPage();
  return language === 'en' ? served?.title : undefined;
}

/** Reads the data before the app replaces the prerendered page; undefined in development. */
export function readServedPage(): ServedPage | undefined {
  const title = document.head.querySelector<HTMLMetaElement>('meta[property="og:title"][data-served-page]')?.content;
  if (title === undefined) return undefined;
  const text = document.querySelector('[data-served-text]')?.textContent;
  return { path: window.location.pathname, title, text };
}
