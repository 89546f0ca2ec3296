import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { removeStored } from '#shared/storage.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { GUEST_KEY } from './guest-key.js';
import { claimGuestScores, onGuestClaim } from './guest-scores.js';

/** Claims the guest scores of this browser after signing in, and says so. */
export function useGuestClaim(userId: string): void {
  const { t } = useTranslation('play');
  const show = useToasts((toasts) => toasts.show);
  useEffect(() => {
    const stop = onGuestClaim(({ claimed: { length: count } }) => {
      if (count > 0) show({ title: t('guest.kept'), description: t('guest.keptText', { count }) });
    });
    claimGuestScores().catch((error: unknown) => {
      // The guest belongs to another account already; other failures are retried at the next visit.
      if (error instanceof ApiError && error.code === 'conflict') removeStored(GUEST_KEY);
    });
    return stop;
  }, [userId, show, t]);
}
