import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** What the server has said of the page it was asked for: it stands before anything has been fetched. */
export interface ServedPage {
  path: string;
  title: string;
}

export const ServedPageContext = createContext<ServedPage | undefined>(undefined);

/** The title the server has given this page: the name of the game, model or player. Undefined on every later page. */
export function useServedTitle(): string | undefined {
  const served = use(ServedPageContext);
  const { pathname } = useLocation();
  return served?.path === pathname ? served.title : undefined;
}

/** Read from the head that the server has filled; undefined where no server does, as in development. */
export function readServedPage(): ServedPage | undefined {
  const title = document.head.querySelector<HTMLMetaElement>('meta[property="og:title"][data-served-page]')?.content;
  return title === undefined ? undefined : { path: window.location.pathname, title };
}
