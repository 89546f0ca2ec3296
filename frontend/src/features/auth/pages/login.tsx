import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/routing/paths.js';

/** SPEC.md links to /login in places: it leads to /auth with all that travels beside the address. */
export function LoginRedirect(): ReactNode {
  const location = useLocation();
  const state: unknown = location.state;
  return <Navigate to={paths.auth()} state={state} replace />;
}
