/** Whether the user prefers reduced motion. Read at each use, so that a change needs no reload. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
