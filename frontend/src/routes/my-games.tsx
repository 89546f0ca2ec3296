import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';

/** Redirects to the studio. */
export default function MyGamesRedirect(): ReactNode {
  return <Navigate to={paths.studio()} replace />;
}
