import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { useOwner } from '../owner.js';

/** Sends the link to verify the address again. */
export function ResendButton(): ReactNode {
  const { t } = useTranslation('account');
  const { user, onResend } = useOwner();
  const [isSending, setSending] = useState(false);

  async function handleResend(): Promise<void> {
    if (isSending) return;
    setSending(true);
    await onResend(user.email);
    setSending(false);
  }

  return (
    <Button aria-disabled={isSending} onClick={() => void handleResend()}>
      {t(isSending ? 'ui.sending' : 'account.resend')}
    </Button>
  );
}
