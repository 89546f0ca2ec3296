import { MailQuestionMark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { cancelEmailChange, resendEmailChange } from './profile-api.js';
import { useOwner } from '../owner.js';
import { Hint, Mark } from './account-details.styles.js';

/** The address that waits for confirmation; it can be cancelled and its link resent. */
export function PendingEmail({ email }: { email: string }): ReactNode {
  const { t } = useTranslation('account');
  const { user, onSaved } = useOwner();
  const notify = useNotify();
  const [working, setWorking] = useState<'resend' | 'cancel'>();

  async function run(what: 'resend' | 'cancel', action: () => Promise<void>): Promise<void> {
    if (working) return;
    setWorking(what);
    try {
      await action();
    } catch (error) {
      notify.failed(error, t('account.pendingFailed'));
    }
    setWorking(undefined);
  }

  async function resend(): Promise<void> {
    await resendEmailChange();
    notify.done(t('auth.resend.sentTitle'), t('auth.resend.sent'));
  }

  async function cancel(): Promise<void> {
    await cancelEmailChange();
    onSaved({ ...user, pending_email: null });
    notify.done(t('account.pendingCancelled'), t('account.pendingCancelledText'));
  }

  return (
    <>
      <Mark $verified={false}>
        <MailQuestionMark size={16} aria-hidden="true" />
        {t('account.pending', { email })}
      </Mark>
      <Hint>{t('account.pendingHint')}</Hint>
      <Row as="span" $above={4} $gap={16} $rowGap={8}>
        <Button aria-disabled={working !== undefined} onClick={() => void run('resend', resend)}>
          {t(working === 'resend' ? 'ui.sending' : 'account.resend')}
        </Button>
        <Button aria-disabled={working !== undefined} onClick={() => void run('cancel', cancel)}>
          {t(working === 'cancel' ? 'account.cancelling' : 'account.cancelPending')}
        </Button>
      </Row>
    </>
  );
}
