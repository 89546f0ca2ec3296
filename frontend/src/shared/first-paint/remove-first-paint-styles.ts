import { useLayoutEffect } from 'react';

/** Removes the styles of the prerendered page when the app replaces it. */
export function RemoveFirstPaintStyles(): null {
  useLayoutEffect(() => document.getElementById('first-paint')?.remove(), []);
  return null;
}
