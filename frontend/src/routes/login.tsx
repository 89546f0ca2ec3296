import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';

/** Redirects to /auth, with query and navigation state. */
export default function LoginRedirect(): ReactNode {
  const location = useLocation();
  const state: unknown = location.state;
  return <Navigate to={paths.auth()} state={state} replace />;
}
