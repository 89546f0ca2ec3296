import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import type { AuthLinkState } from '#shared/routing/paths.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { Skeleton } from '#ui/skeleton.js';

const AuthTabs = lazyPart(() => import('#features/auth/components/auth-tabs.js'), 'AuthTabs');

const SIGN_UP: AuthLinkState = { tab: 'signUp' };

/** Over a running game, which goes on for the player who has signed in. */
export function SignUpDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('play');
  return (
    <Dialog title={t('guest.dialog')} onClose={onClose} place="top">
      <Suspense fallback={<Skeleton $width="100%" $height="420px" />}>
        <AuthTabs state={SIGN_UP} />
      </Suspense>
    </Dialog>
  );
}
