import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the fragment of the address (`/privacy#cookies`), which did not exist when the browser looked for it.
 * Opens a collapsed question.
 */
export function useScrollToFragment(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!place) return;
    if (place instanceof HTMLDetailsElement) place.open = true;
    place.scrollIntoView();
    (place.querySelector('summary') ?? place).focus({ preventScroll: true });
  }, [hash, key]);
}
