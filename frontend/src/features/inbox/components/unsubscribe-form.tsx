import type { EmailSetting } from '@gamegeek/contracts/inbox/email-settings.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { Button } from '#ui/buttons/button.js';
import { settingOf, changeEmailSetting } from '../unsubscribe.js';

/**
 * Unsubscribes after a confirmation, because mail scanners open links. Shows the result and can undo it.
 */
export function UnsubscribeForm({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('inbox');
  const errorText = useErrorText();
  const [state, setState] = useState<'unknown' | 'off' | 'on'>('unknown');
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const setting: EmailSetting = settingOf(token) ?? 'email_notifications';

  async function turn(on: boolean): Promise<void> {
    if (isWorking) return;
    setProblem(undefined);
    setWorking(true);
    try {
      await changeEmailSetting(token, on);
      setState(on ? 'on' : 'off');
    } catch (error) {
      setProblem(errorText(error));
    }
    setWorking(false);
  }

  const label = state === 'off' ? t('unsubscribe.onAgain') : t('unsubscribe.off');
  return (
    <>
      <p role="status">
        {state === 'unknown' && t(`unsubscribe.${setting}.ask`)}
        {state === 'off' && t(`unsubscribe.${setting}.isOff`)}
        {state === 'on' && t(`unsubscribe.${setting}.isOn`)}
      </p>
      <Button
        $tone={state === 'unknown' ? 'accent' : 'quiet'}
        aria-disabled={isWorking}
        onClick={() => void turn(state === 'off')}
      >
        {isWorking ? t('unsubscribe.working') : label}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
