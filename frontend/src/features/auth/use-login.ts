import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { useTranslation } from 'react-i18next';
import { useSession } from '#shared/session/session-store.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { login } from './auth-api.js';

/** Logs in and shows a toast. Rejects with the server's error. */
export function useLogin(): (credentials: LoginDto) => Promise<void> {
  const { t } = useTranslation();
  const accept = useSession((state) => state.accept);
  const notify = useNotify();
  return async (credentials) => {
    const answer = await login(credentials);
    // An answer without a session shows nothing (docs/product.md, section 4).
    if (!answer.session) return;
    await accept(answer);
    notify.done(t('ui.success'), t('auth.loggedIn'));
  };
}
