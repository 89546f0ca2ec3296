import { useEffect } from 'react';

/** Sets the title of the browser tab. In an effect, because React would add a second title next to the server-rendered one. */
export function PageTitle({ children }: { children: string }): null {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}
