import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { confirmSession } from '#shared/api/confirm-session.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { undoEmailChange } from '../auth-api.js';
import { useEmailLinkPreview } from '../use-email-link-preview.js';
import { BackToLogin } from './back-to-login.js';

/** Restores the address of before a change, with an email link and a confirmation. */
export function UndoEmailChange({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('emailLinks');
  const errorText = useErrorText();
  const { preview, failure, retry } = useEmailLinkPreview(token);
  const [step, setStep] = useState<'asking' | 'working' | 'done'>('asking');
  const [refusal, setRefusal] = useState<unknown>();

  async function undo(): Promise<void> {
    setRefusal(undefined);
    setStep('working');
    try {
      await undoEmailChange(token);
      // All sessions of the account have ended, including this browser's unless another user is signed in here.
      await confirmSession();
      setStep('done');
    } catch (error) {
      setRefusal(error);
      setStep('asking');
    }
  }

  if (step === 'done') {
    return (
      <Stack $gap={16}>
        <Text $muted role="status">
          {t('undo.done')}
        </Text>
        <ButtonLink to={paths.forgotPassword()} replace $tone="accent">
          {t('undo.newPassword')}
        </ButtonLink>
      </Stack>
    );
  }
  const problem = refusal ?? failure;
  const isLinkInvalid = problem instanceof ApiError && problem.code === 'token_invalid';
  if (isLinkInvalid || (failure !== undefined && !preview)) {
    return (
      <Stack $gap={16}>
        <Text $muted role="alert">
          {isLinkInvalid ? t('reset.spent') : errorText(problem)}
        </Text>
        {!isLinkInvalid && <Button onClick={retry}>{t('ui.retry')}</Button>}
        <BackToLogin />
      </Stack>
    );
  }
  if (!preview)
    return (
      <Text $muted role="status">
        {t('verify.looking')}
      </Text>
    );
  return (
    <Stack $gap={16}>
      <Text $muted>{t('undo.ask', { username: preview.username })}</Text>
      <Text $muted>{t('undo.effect')}</Text>
      {refusal !== undefined && (
        <Text $muted role="alert">
          {errorText(refusal)}
        </Text>
      )}
      <Button $tone="accent" disabled={step === 'working'} onClick={() => void undo()}>
        {t(step === 'working' ? 'undo.working' : 'undo.confirm')}
      </Button>
    </Stack>
  );
}
