import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen of a tab that is shown. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    if (element.current) observer.observe(element.current);
    const follow = () => setShown(!document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [element]);
  return isInView && isShown;
}
