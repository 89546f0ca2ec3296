import { useEffect, useRef } from 'react';
import { useSession } from '../../../features/auth/index.js';
import { removeDraftsOfOthers } from '../../../shared/drafts.js';

/** When somebody logs out, what others have left unsent on this device leaves it; their own waits for their return. */
export function useDraftsOfLeaver(): void {
  const { user, ending } = useSession();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (user) last.current = user.id;
    else if (ending === 'left' && last.current !== undefined) removeDraftsOfOthers(last.current);
  }, [user, ending]);
}
