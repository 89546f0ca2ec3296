import { useLayoutEffect } from 'react';

/** Removes the styles of the prerendered page when the app replaces it. */
export function FirstPaintLeaves(): null {
  useLayoutEffect(() => document.getElementById('first-paint')?.remove(), []);
  return null;
}
