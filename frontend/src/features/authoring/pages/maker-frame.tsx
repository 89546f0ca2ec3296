import type { ReactNode } from 'react';
import { QueryProvider } from '../../../shared/api/query-provider.js';
import { useSession } from '../../auth/index.js';
import { MakerContext } from '../maker.js';

/** Wraps the authoring pages and provides the user. */
export function MakerFrame({ children }: { children: ReactNode }): ReactNode {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <QueryProvider>
      {/* Remounted for another user. */}
      <MakerContext key={user.id} value={user}>
        {children}
      </MakerContext>
    </QueryProvider>
  );
}
