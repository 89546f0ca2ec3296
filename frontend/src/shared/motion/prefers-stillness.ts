/** Whether the reader has asked for less motion. Asked at the moment of use, so a change needs no reload. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
