import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import type { EmailLink } from '#shared/routing/use-email-link.js';
import { Button } from '#ui/buttons/button.js';
import { followLink, type NewsletterLinkName } from '../newsletter.js';

/** Performs the action of an email link after a confirmation, because mail scanners open links. */
export function NewsletterLink({ name, token }: EmailLink<NewsletterLinkName>): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [step, setStep] = useState<'asking' | 'working' | 'done'>('asking');
  const [problem, setProblem] = useState<string>();

  async function handlePress(): Promise<void> {
    setProblem(undefined);
    setStep('working');
    try {
      await followLink(name, token);
      setStep('done');
    } catch (error) {
      setProblem(errorText(error));
      setStep('asking');
    }
  }

  if (step === 'done') return <p role="status">{t(`newsletter.${name}.done`)}</p>;
  return (
    <>
      <p>{t(`newsletter.${name}.text`)}</p>
      <Button $tone="accent" disabled={step === 'working'} onClick={() => void handlePress()}>
        {step === 'working' ? t('newsletter.working') : t(`newsletter.${name}.button`)}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
