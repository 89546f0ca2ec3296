import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersStillness } from './prefers-stillness.js';

const GLIDE_MS = 520;
const EASING = 'cubic-bezier(0.22, 1, 0.36, 1)';

/** How far above or below its place a gliding element is drawn at this moment. */
function shiftOf(element: HTMLElement): number {
  const { transform } = getComputedStyle(element);
  return transform === 'none' || transform === '' ? 0 : new DOMMatrixReadOnly(transform).m42;
}

/**
 * Rows glide from where they stood to where they stand (FLIP): only transforms move, and a row that is overtaken while
 * it glides goes on from where it is. Children are known by `data-glide`; new ones fade in. A changed `list` (another
 * page or board) is laid out without a move.
 */
export function useGlide(container: RefObject<HTMLElement | null>, list: string): void {
  const held = useRef<{ list: string; tops: Map<string, number> }>({ list, tops: new Map() });

  useLayoutEffect(() => {
    const before = held.current;
    const tops = new Map<string, number>();
    const moves: { element: HTMLElement; from: number | undefined }[] = [];
    for (const element of container.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      const key = element.dataset.glide ?? '';
      const top = element.offsetTop;
      const oldTop = before.tops.get(key);
      tops.set(key, top);
      if (oldTop !== top)
        moves.push({ element, from: oldTop === undefined ? undefined : oldTop - top + shiftOf(element) });
    }
    held.current = { list, tops };
    if (before.list !== list || before.tops.size === 0 || prefersStillness()) return;
    for (const { element, from } of moves) {
      if (from === undefined) {
        element.animate({ opacity: [0, 1] }, { duration: GLIDE_MS, easing: EASING });
        continue;
      }
      for (const running of element.getAnimations()) running.cancel();
      element.animate({ transform: [`translateY(${from}px)`, 'none'] }, { duration: GLIDE_MS, easing: EASING });
    }
  });
}
