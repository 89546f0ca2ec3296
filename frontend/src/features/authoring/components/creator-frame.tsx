import type { ReactNode } from 'react';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useSession } from '#shared/session/session-store.js';
import { CreatorContext } from '../creator.js';

/** Wraps the authoring pages and provides the user. */
export function CreatorFrame({ children }: { children: ReactNode }): ReactNode {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <QueryProvider>
      {/* Remounted for another user. */}
      <CreatorContext key={user.id} value={user}>
        {children}
      </CreatorContext>
    </QueryProvider>
  );
}
