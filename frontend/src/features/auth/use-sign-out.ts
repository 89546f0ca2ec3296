import { useTranslation } from 'react-i18next';
import { useSession } from '#shared/session/session-store.js';
import { useNotify } from '#ui/toasts/use-notify.js';

/** Signs out even if the server is unreachable (docs/product.md, section 4). */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const signOut = useSession((state) => state.signOut);
  const notify = useNotify();
  return () => {
    void signOut();
    notify.done(t('ui.success'), t('auth.loggedOut'));
  };
}
