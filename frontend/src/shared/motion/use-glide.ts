import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersStillness } from './prefers-stillness.js';

const GLIDE_MS = 520;
const EASING = 'cubic-bezier(0.22, 1, 0.36, 1)';

interface Place {
  left: number;
  top: number;
}

const NOWHERE_ELSE: Place = { left: 0, top: 0 };

/** How far from its place a gliding element is drawn at this moment. */
function shiftOf(element: HTMLElement): Place {
  const { transform } = getComputedStyle(element);
  if (transform === 'none' || transform === '') return NOWHERE_ELSE;
  const { m41: left, m42: top } = new DOMMatrixReadOnly(transform);
  return { left, top };
}

/** Where a glide begins: at the old place, and from where the element is drawn if it has not arrived there. */
function startOf(place: Place, element: HTMLElement): string {
  const shift = shiftOf(element);
  return `translate(${place.left + shift.left}px, ${place.top + shift.top}px)`;
}

/**
 * Rows glide from where they stood to where they stand (FLIP): only transforms move, and a row that is overtaken while
 * it glides goes on from where it is. Children are known by `data-glide`; new ones fade in. A changed `list` (another
 * page or board) is laid out without a move.
 */
export function useGlide(container: RefObject<HTMLElement | null>, list: string): void {
  const held = useRef<{ list: string; places: Map<string, Place> }>({ list, places: new Map() });

  useLayoutEffect(() => {
    const before = held.current;
    const places = new Map<string, Place>();
    const moves: { element: HTMLElement; start: string | undefined }[] = [];
    for (const element of container.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      const key = element.dataset.glide ?? '';
      const { offsetLeft: left, offsetTop: top } = element;
      const old = before.places.get(key);
      places.set(key, { left, top });
      if (old?.left !== left || old.top !== top) {
        moves.push({ element, start: old && startOf({ left: old.left - left, top: old.top - top }, element) });
      }
    }
    held.current = { list, places };
    if (before.list !== list || before.places.size === 0 || prefersStillness()) return;
    for (const { element, start } of moves) {
      if (start === undefined) {
        element.animate({ opacity: [0, 1] }, { duration: GLIDE_MS, easing: EASING });
        continue;
      }
      for (const running of element.getAnimations()) running.cancel();
      element.animate({ transform: [start, 'none'] }, { duration: GLIDE_MS, easing: EASING });
    }
  });
}
