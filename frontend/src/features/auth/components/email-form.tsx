import { EmailDto } from '@gamegeek/contracts/auth/email-link.dto.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { TextField } from '#ui/fields/text-field.js';
import { Text } from '#ui/text.js';
import { Form } from './form.styles.js';

interface EmailFormProps {
  label: string;
  intro: string;
  submit: string;
  /** Rejects with the server's error; field errors are shown at the field. */
  onSend: (email: string) => Promise<unknown>;
}

/** A form with one address, to which an email is sent. */
export function EmailForm({ label, intro, submit, onSend }: EmailFormProps): ReactNode {
  const { t } = useTranslation();
  const form = useDtoForm(EmailDto, { defaultValues: { email: '' }, send: ({ email }) => onSend(email) });

  return (
    <Form {...form.attributes} aria-label={label}>
      <Text $muted>{intro}</Text>
      <TextField {...form.field('email')} label={t('auth.email')} type="email" autoComplete="email" />
      <SubmitButton form={form} sending={t('ui.sending')}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
