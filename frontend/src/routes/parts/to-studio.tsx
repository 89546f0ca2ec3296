import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import type { StudioPart } from '#shared/routing/studio-parts.js';

/** Redirects from a page of a game to a part of its studio, with the query. */
export function ToStudio({ part }: { part: StudioPart }): ReactNode {
  const { search } = useLocation();
  const id = parsePositiveInteger(useParams().id);
  const to = id === undefined ? paths.studio() : `${paths.studioPart(id, part)}${search.replace('?', '&')}`;
  return <Navigate to={to} replace />;
}
