import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Removes the server-rendered head after navigation, so that a shared or saved link is the current address and not the
 * first one.
 */
export function useServedHead(): void {
  const { pathname } = useLocation();
  const served = useRef(pathname);

  useEffect(() => {
    if (pathname === served.current) return;
    for (const tag of document.head.querySelectorAll('[data-served-page]')) tag.remove();
  }, [pathname]);
}
