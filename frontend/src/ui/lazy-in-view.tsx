import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** Renders the content about one screen before it comes into view. */
const MARGIN = '800px';

interface LazyInViewProps {
  id: string;
  /** Shown until then and while the content loads, in about the same size. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its children, which then load their data, shortly before they come into view. */
export function LazyInView({ id, placeholder, children }: LazyInViewProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    if (isInView || !container.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true);
      },
      { rootMargin: `0px 0px ${MARGIN} 0px` },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isInView]);

  return (
    <div ref={container} id={id}>
      {isInView ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}
