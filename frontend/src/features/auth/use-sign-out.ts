import { useTranslation } from 'react-i18next';
import { useSession } from '#shared/session/session-store.js';
import { useToasts } from '#ui/toasts/toast-store.js';

/** Signs out even if the server is unreachable (docs/product.md, section 4). */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const signOut = useSession((state) => state.signOut);
  const showToast = useToasts((state) => state.show);
  return () => {
    void signOut();
    showToast({ title: t('ui.success'), description: t('auth.loggedOut') });
  };
}
