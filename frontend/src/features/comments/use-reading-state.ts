import { useEffect, useRef, useState, type RefObject } from 'react';
import { useInUse } from '#shared/motion/use-in-use.js';

/** While the list begins below the window, its growth is not visible: only content above the window counts. */
const FAR_BELOW = '1000000px';

interface Reader {
  /** Whether the user is in the list: with pointer or focus, or scrolled past its start. */
  isReading: boolean;
  /** Marks the start of the list. */
  top: RefObject<HTMLDivElement | null>;
  handlers: ReturnType<typeof useInUse>['handlers'];
}

/** Detects when changes in a list would move its rows from under the user. */
export function useReadingState(): Reader {
  const top = useRef<HTMLDivElement>(null);
  const { isInUse, handlers } = useInUse();
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
    isReading: isInUse || scrolled,
    top,
    handlers,
  };
}
