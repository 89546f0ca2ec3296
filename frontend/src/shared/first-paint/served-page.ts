import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** What the server has said of the page it was asked for: it stands before anything has been fetched. */
export interface ServedPage {
  path: string;
  title: string;
  /** What a game is about. */
  text?: string | undefined;
}

export const ServedPageContext = createContext<ServedPage | undefined>(undefined);

/** What the server has said of this page; undefined on every later page. */
export function useServedPage(): ServedPage | undefined {
  const served = use(ServedPageContext);
  const { pathname } = useLocation();
  return served?.path === pathname ? served : undefined;
}

/** Read from what the server has filled, before the page takes its place; undefined where no server does, as in development. */
export function readServedPage(): ServedPage | undefined {
  const title = document.head.querySelector<HTMLMetaElement>('meta[property="og:title"][data-served-page]')?.content;
  if (title === undefined) return undefined;
  const text = document.querySelector('[data-served-text]')?.textContent;
  return { path: window.location.pathname, title, text };
}
