import { useEffect, type RefObject } from 'react';
import { prefersReducedMotion } from '#shared/motion/prefers-reduced-motion.js';
import { LOW_WINDOW } from '#shared/theme/theme.js';

/** Where the stage fills the window: on phones, upright (below `from.tablet`) or on their side. */
const FILLS_WINDOW = `(max-width: 39.99em), ${LOW_WINDOW}`;
const PORTRAIT = '(orientation: portrait)';

/** Scrolls to the stage at first, and again when the device was turned or fullscreen has ended. */
export function useStageInView(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => {
      const block = window.matchMedia(FILLS_WINDOW).matches ? 'start' : 'nearest';
      box.current?.scrollIntoView({ block, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    };
    show();
    const turns = window.matchMedia(PORTRAIT);
    turns.addEventListener('change', show);
    document.addEventListener('fullscreenchange', show);
    return () => {
      turns.removeEventListener('change', show);
      document.removeEventListener('fullscreenchange', show);
    };
  }, [box]);
}
