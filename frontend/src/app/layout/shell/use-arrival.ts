import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * On another page the reader begins at its top, with the focus at its content. Going back is left to the browser, which
 * knows where they were; a changed query (page, game, period) moves nothing.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // An address that names a place on the page (/privacy#cookies): the page brings the reader there when it stands.
    if (hash) return;
    main.current?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, kind]);

  return main;
}
