import { useEffect } from 'react';

/** Names the page in the browser's tab. By effect, because the served page has a title already and React would add a second. */
export function PageTitle({ children }: { children: string }): null {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}
