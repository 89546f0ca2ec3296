import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After navigation to another path, scrolls to the top and focuses the content. Back navigation is left to the browser;
 * a changed query (page, game, period) scrolls nothing.
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // With a fragment (/privacy#cookies) the page itself scrolls to the target once it has rendered.
    if (hash) return;
    main.current?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, kind]);

  return main;
}
