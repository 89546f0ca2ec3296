import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

/** While the list begins below the window, its growth is not visible: only content above the window counts. */
const FAR_BELOW = '1000000px';

interface Reader {
  /** Whether the user is in the list: with pointer or focus, or scrolled past its start. */
  isReading: boolean;
  /** Marks the start of the list. */
  top: RefObject<HTMLDivElement | null>;
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Detects when changes in a list would move its rows from under the user. */
export function useReadingState(): Reader {
  const top = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setScrolled(!entry.isIntersecting);
      },
      { rootMargin: `0px 0px ${FAR_BELOW} 0px` },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);

  return {
    isReading: pointed || focused || scrolled,
    top,
    handlers: {
      // Touch has no leave event and would hold the list forever.
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
