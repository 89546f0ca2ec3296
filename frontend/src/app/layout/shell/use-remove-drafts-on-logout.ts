import { useEffect, useRef } from 'react';
import { removeDraftsOfOthers } from '#shared/drafts.js';
import { useSession } from '#shared/session/session-store.js';

/** Removes other users' drafts from this device on logout; the user's own drafts stay. */
export function useRemoveDraftsOnLogout(): void {
  const { user, ending } = useSession();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (user) last.current = user.id;
    else if (ending === 'left' && last.current !== undefined) removeDraftsOfOthers(last.current);
  }, [user, ending]);
}
