import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/api/use-error-text.js';
import { useToasts } from '../../../../shared/ui/toasts/toast-store.js';
import { verifyEmail } from '../../api/verify-email.js';
import type { VerifyAnswer } from '../../auth.guards.js';
import { useSession } from '../../stores/session-store.js';

interface Verification {
  /** What went wrong, once it has. */
  failure: unknown;
  again: () => void;
}

/** Signs in by the answer, or learns of the verified address where somebody is signed in already. */
async function takeAnswer({ session, user }: VerifyAnswer): Promise<void> {
  const { accept, start } = useSession.getState();
  if (user) await accept({ session: session ?? undefined, user });
  else await start();
}

/** Verifies an address as soon as the page stands, once for each token however often React runs the effect. */
export function useVerifyEmail(token: string, onVerified: () => void): Verification {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const showToast = useToasts((state) => state.show);
  const [failure, setFailure] = useState<unknown>();
  const asked = useRef<string>(undefined);

  async function verify(): Promise<void> {
    try {
      await takeAnswer(await verifyEmail(token));
      showToast({ title: t('auth.verify.successTitle'), description: t('auth.verify.success') });
      onVerified();
    } catch (error) {
      setFailure(error);
      showToast({
        title: t('auth.verify.failedTitle'),
        description: errorText(error, t('auth.verify.failed')),
        variant: 'destructive',
      });
    }
  }

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    void verify();
  });

  function again(): void {
    setFailure(undefined);
    void verify();
  }

  return { failure, again };
}
