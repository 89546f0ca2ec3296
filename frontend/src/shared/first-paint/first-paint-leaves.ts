import { useLayoutEffect } from 'react';

/** Takes away the styles of what the server has drawn, in the moment in which the page itself stands in its place. */
export function FirstPaintLeaves(): null {
  useLayoutEffect(() => document.getElementById('first-paint')?.remove(), []);
  return null;
}
