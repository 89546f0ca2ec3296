import { useEffect, useRef, useState, type ReactNode } from 'react';

/** What is this far below the window, about a screen, is about to be read: it should stand before it is. */
const AHEAD = '800px';

interface NearProps {
  id: string;
  /** What stands there until the reader comes near, in about the size of what will. */
  before: ReactNode;
  children: ReactNode;
}

/** A part of a long page that is made, and loads what it needs, only when the reader comes near it. */
export function Near({ id, before, children }: NearProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <div ref={place} id={id}>
      {isNear ? children : before}
    </div>
  );
}
