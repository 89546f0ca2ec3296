import { useEffect } from 'react';
import { useSession } from '../../../features/auth/index.js';
import { usePreferences } from '../../../shared/preferences/preferences-store.js';

/** Shows a signed-in user's language and theme, wherever they were chosen. */
export function useAccountPreferences(): void {
  const userId = useSession((state) => state.user?.id);
  useEffect(() => {
    if (userId === undefined) return;
    const { load, begin, forget } = usePreferences.getState();
    void (useSession.getState().isNew ? begin() : load());
    return forget;
  }, [userId]);
}
