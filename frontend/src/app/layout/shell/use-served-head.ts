import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The parameters that name what a page shows. */
const NAMES = /\b(game|board|edition)=[^&]*/g;

/**
 * Removes the server-rendered head after navigation, so that a shared or saved link is the current address and not the
 * first one.
 */
export function useServedHead(): void {
  const { pathname, search } = useLocation();
  const address = [pathname, ...(search.match(NAMES) ?? [])].join(' ');
  const served = useRef(address);

  useEffect(() => {
    if (address === served.current) return;
    for (const tag of document.head.querySelectorAll('[data-served-page]')) tag.remove();
  }, [address]);
}
