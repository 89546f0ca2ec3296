import { useEffect } from 'react';
import { useSession } from '#shared/session/session-store.js';

/** Loaded only for signed-in users. */
const accountPreferences = () => import('#shared/preferences/account-preferences.js');

async function startPreferences(isNew: boolean): Promise<void> {
  const { loadPreferences, saveChoicesOfDevice } = await accountPreferences();
  await (isNew ? saveChoicesOfDevice() : loadPreferences());
}

/** After sign-in, applies language and theme of the account, which may have been changed on another device. */
export function useAccountPreferences(): void {
  const userId = useSession((state) => state.user?.id);
  useEffect(() => {
    // If the code cannot be loaded, the page keeps the choices of this device.
    if (userId !== undefined) void startPreferences(useSession.getState().isNew).catch(() => undefined);
  }, [userId]);
}
