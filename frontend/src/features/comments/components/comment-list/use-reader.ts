import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

/** Where the list begins below the window, it grows where nobody sees it: only what is above the window is out of sight. */
const EVER_SO_FAR = '1000000px';

interface Reader {
  /** Whether somebody is in the list: with pointer or focus, or further down than where it begins. */
  isIn: boolean;
  /** Where the list begins. */
  top: RefObject<HTMLDivElement | null>;
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Says when nothing may move in a list, because it would move from under whoever reads it. */
export function useReader(): Reader {
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
      { rootMargin: `0px 0px ${EVER_SO_FAR} 0px` },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);

  return {
    isIn: pointed || focused || scrolled,
    top,
    handlers: {
      // A finger points only while it touches, and would hold the list for ever.
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
