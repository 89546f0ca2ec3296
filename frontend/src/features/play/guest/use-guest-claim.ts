import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.js';
import { removeStored } from '../../../shared/storage.js';
import { useToasts } from '../../../shared/ui/toasts/toast-store.js';
import { GUEST_KEY } from './guest-key.js';
import { claimGuestScores } from './guest-scores.js';

/** Claims the guest scores of this browser after signing in. */
export function useGuestClaim(userId: string): void {
  const { t } = useTranslation('play');
  const show = useToasts((toasts) => toasts.show);
  useEffect(() => {
    claimGuestScores().then(
      (claim) => {
        const count = claim?.claimed.length ?? 0;
        if (count > 0) show({ title: t('guest.kept'), description: t('guest.keptText', { count }) });
      },
      (error: unknown) => {
        // The guest belongs to another account already; other failures are retried at the next visit.
        if (error instanceof ApiError && error.code === 'conflict') removeStored(GUEST_KEY);
      },
    );
  }, [userId, show, t]);
}
