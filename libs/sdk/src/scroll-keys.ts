/** How keys scroll, to the right and down. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ' ': [0, 1],
};

/**
 * Whether the browser would scroll `outer` for a key: nothing inside uses or scrolls for it. Without `outer`, the page
 * around this document.
 */
export function wouldScroll(event: KeyboardEvent, outer?: Element): boolean {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  const step = STEPS[key];
  if (!step || defaultPrevented || altKey || ctrlKey || metaKey) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.isContentEditable || target.matches('input, textarea, select, audio, video')) return false;
  if (key === ' ' && target.matches('button, summary, [role="button"]')) return false;
  for (let at: Element | null = target; at && at !== outer; at = at.parentElement)
    if (canScroll(at, step)) return false;
  return true;
}

function canScroll(element: Element, [right, down]: readonly [number, number]): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isPage = element === document.scrollingElement;
  const scrolls = (overflow: string) => (isPage ? overflow !== 'hidden' : /auto|scroll/.test(overflow));
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = element;
  if (down) return scrolls(overflowY) && (down < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1);
  return scrolls(overflowX) && (right < 0 ? scrollLeft > 0 : scrollLeft + clientWidth < scrollWidth - 1);
}
