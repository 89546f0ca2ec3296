import { NEWSLETTER_EMAIL } from '@gamegeek/contracts/newsletter/newsletter-email.js';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { color, fontSize, from, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { TextField } from '#ui/fields/text-field.js';
import { subscribe } from '../newsletter.js';

/** On every page, so it does not use the form library. */
export function NewsletterForm(): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'idle' | 'sending' | 'success'>('idle');
  const [problem, setProblem] = useState<string>();

  function fail(sentence: string): void {
    setStep('idle');
    setProblem(sentence);
    input.current?.focus();
  }

  async function send(address: string): Promise<void> {
    setProblem(undefined);
    setStep('sending');
    try {
      await subscribe(address);
      setStep('success');
    } catch (error) {
      const isAddress = error instanceof ApiError && error.code === 'validation_failed';
      fail(isAddress ? t('newsletter.invalid') : errorText(error, t('newsletter.failed')));
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (step !== 'idle') return;
    const address = email.trim();
    if (NEWSLETTER_EMAIL.test(address)) void send(address);
    else fail(t('newsletter.invalid'));
  }

  return (
    <Form noValidate aria-label={t('newsletter.title')} onSubmit={handleSubmit}>
      <TextField
        ref={input}
        label={t('newsletter.email')}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={t('newsletter.placeholder')}
        required
        value={email}
        disabled={step === 'success'}
        onChange={({ target }) => setEmail(target.value)}
        error={problem}
      />
      <Button type="submit" disabled={step !== 'idle'}>
        {step === 'sending' ? t('newsletter.submitting') : t('newsletter.submit')}
      </Button>
      <Done role="status">
        {step === 'success' && (
          <>
            <strong>{t('newsletter.subscribed')}</strong> {t('newsletter.checkInbox')}
          </>
        )}
      </Done>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  max-width: 480px;
  margin-top: ${space[12]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > button {
    align-self: start;
    min-height: 48px;
    ${from.tablet} {
      /* Aligned with the field, below its label. */
      margin-top: calc(${fontSize.medium} * 1.5 + ${space[8]});
    }
  }
`;

const Done = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${color.textMuted};
  > strong {
    color: ${color.accent};
  }
`;
