import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useSession } from '#shared/session/session-store.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { verifyEmail } from './auth-api.js';
import type { VerifyAnswer } from './auth.schemas.js';
import { useEmailLinkPreview } from './use-email-link-preview.js';

/** Signs in with the answer, or updates the address of the signed-in user. */
async function acceptAnswer({ session, user }: VerifyAnswer): Promise<void> {
  const { accept, start } = useSession.getState();
  if (user) await accept({ session: session ?? undefined, user });
  else await start();
}

/** Previews the link first; the address is verified after confirmation. */
export function useVerifyEmail(token: string, onVerified: () => void) {
  const { t } = useTranslation('emailLinks');
  const errorText = useErrorText();
  const notify = useNotify();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { preview, failure, retry } = useEmailLinkPreview(token, showFailure);

  function showFailure(error: unknown): void {
    notify.problem(errorText(error, t('verify.failed')), t('verify.failedTitle'));
  }

  async function confirm(): Promise<void> {
    setWorking(true);
    setRefusal(undefined);
    try {
      await acceptAnswer(await verifyEmail(token));
      notify.done(t('verify.successTitle'), t('verify.success'));
      onVerified();
    } catch (error) {
      setRefusal(error);
      showFailure(error);
    }
    setWorking(false);
  }

  return {
    preview,
    isWorking,
    /** The last error, of the preview or the confirmation. */
    failure: refusal ?? failure,
    confirm: () => void confirm(),
    retry: refusal === undefined ? retry : () => void confirm(),
  };
}
