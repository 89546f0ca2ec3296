import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The head that the server has filled speaks of the page it was asked for. On another page it is taken away, so that a
 * shared or saved link is the one in the address bar and not the first one.
 */
export function useServedHead(): void {
  const { pathname } = useLocation();
  const served = useRef(pathname);

  useEffect(() => {
    if (pathname === served.current) return;
    for (const tag of document.head.querySelectorAll('[data-served-page]')) tag.remove();
  }, [pathname]);
}
