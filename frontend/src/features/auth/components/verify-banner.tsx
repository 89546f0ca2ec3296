import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#shared/session/session-store.js';
import { readStored, writeStored } from '#shared/storage.js';
import { useResendVerification } from '../use-resend-verification.js';
import { Action, Dismiss, Line, RoomBelow, Sentence, Strip } from './verify-banner.styles.js';

const DISMISSED_KEY = 'verify-banner-dismissed';

/** Shown on every page while the address is unverified, unless dismissed for this address. */
export function VerifyBanner({ user }: { user: OwnUser }): ReactNode {
  const { t } = useTranslation();
  const isNew = useSession((state) => state.isNew);
  const resend = useResendVerification();
  const address = `${user.id} ${user.email}`;
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED_KEY));
  const [isSending, setSending] = useState(false);
  if (dismissed === address) return null;

  async function handleResend(): Promise<void> {
    setSending(true);
    await resend(user.email);
    setSending(false);
  }

  function handleDismiss(): void {
    writeStored(DISMISSED_KEY, address);
    setDismissed(address);
  }

  return (
    <Strip aria-label={t('auth.banner.label')}>
      <RoomBelow />
      <Line>
        <Sentence title={user.email}>
          {t(isNew ? 'auth.banner.onItsWay' : 'auth.banner.please', { email: user.email })}
        </Sentence>
        <Action type="button" disabled={isSending} onClick={() => void handleResend()}>
          {t('auth.banner.resend')}
        </Action>
        <Dismiss type="button" aria-label={t('ui.dismiss')} onClick={handleDismiss}>
          <X size={18} aria-hidden="true" />
        </Dismiss>
      </Line>
    </Strip>
  );
}
