import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { removeStored } from '#shared/storage.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { GUEST_KEY } from './guest-key.js';
import { claimGuestScores, onGuestClaim } from './guest-scores.js';

/** Claims the guest scores of this browser after signing in, and says so. */
export function useGuestClaim(userId: string): void {
  const { t } = useTranslation('play');
  const notify = useNotify();
  const showClaimed = useEffectEvent((count: number) => {
    if (count > 0) notify.done(t('guest.kept'), t('guest.keptText', { count }));
  });
  useEffect(() => {
    const stop = onGuestClaim(({ claimed }) => showClaimed(claimed.length));
    claimGuestScores().catch((error: unknown) => {
      // The guest belongs to another account already; other failures are retried at the next visit.
      if (error instanceof ApiError && error.code === 'conflict') removeStored(GUEST_KEY);
    });
    return stop;
  }, [userId]);
}
