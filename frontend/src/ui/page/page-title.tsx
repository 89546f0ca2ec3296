import { useEffect, type ReactNode } from 'react';

/**
 * Sets the title of the browser tab. In an effect, because React would add a second title next to the server-rendered
 * one.
 */
export function PageTitle({ children }: { children: string }): ReactNode {
  useEffect(() => {
    document.title = children;
  }, [children]);
  // For the build, which prerenders the page.
  return typeof document === 'undefined' && <title>{children}</title>;
}
