import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '#shared/session/session-store.js';

/** Routes that exist for admins only; all others see `notFound`. */
export function AdminRoute({ notFound }: { notFound: ReactNode }): ReactNode {
  const isAdmin = useSession((state) => state.user?.is_admin);
  return isAdmin ? <Outlet /> : notFound;
}
