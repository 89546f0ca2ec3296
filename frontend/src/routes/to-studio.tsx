import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';

/** Redirects to the studio, or from a page of a game to that part of its studio, with the query. */
export default function StudioRedirect(): ReactNode {
  const { pathname, search } = useLocation();
  const id = parsePositiveInteger(useParams().id);
  const part = pathname.endsWith('/scores') ? 'scores' : 'settings';
  const to = id === undefined ? paths.studio() : `${paths.studioPart(id, part)}${search.replace('?', '&')}`;
  return <Navigate to={to} replace />;
}
