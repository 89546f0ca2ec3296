import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isExternal } from '../link-targets.js';

/** A link to a page of the site, or to another site in a new tab. */
export function TargetLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  if (!isExternal(to)) return <Link to={to}>{children}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
