import { useEffect } from 'react';
import { useSession } from '../../../features/auth/index.js';
import { usePreferences } from '../../../shared/preferences/preferences-store.js';

/** Applies language and theme of the account, also when they are changed on another device. */
export function useAccountPreferences(): void {
  const userId = useSession((state) => state.user?.id);
  useEffect(() => {
    if (userId === undefined) return;
    const { load, begin, forget } = usePreferences.getState();
    void (useSession.getState().isNew ? begin() : load());
    return forget;
  }, [userId]);
}
