import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the reader to the place that the address names (`/privacy#cookies`). The browser has looked for it before the
 * page was there. A closed question opens.
 */
export function useNamedPlace(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!place) return;
    if (place instanceof HTMLDetailsElement) place.open = true;
    place.scrollIntoView();
    (place.querySelector('summary') ?? place).focus({ preventScroll: true });
  }, [hash, key]);
}
