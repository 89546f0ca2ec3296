import { use } from 'react';
import { ServedPageContext } from './served-page.js';
import { useInBrowser } from './use-in-browser.js';

/** The URL of this site for samples, without a trailing slash; the server fills it in for readers without scripts. */
export function useSite(): string {
  const served = use(ServedPageContext);
  return useInBrowser(() => window.location.origin, served?.site ?? '');
}
