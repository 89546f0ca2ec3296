import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { PageLoading } from '#ui/page/page-loading.js';

/** Wraps routes that require a user. Visitors are redirected to /auth, and return after signing in. */
export function ProtectedRoute(): ReactNode {
  const { status, ending } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <PageLoading />;
  if (status === 'signedIn') return <Outlet />;
  // The user has just logged out in this tab.
  if (ending === 'left') return <Navigate to={paths.auth()} replace />;
  const state: AuthLinkState = {
    from: pathname + search + hash,
    reason: ending === 'elsewhere' ? 'ended' : 'needed',
  };
  return <Navigate to={paths.auth()} state={state} replace />;
}
