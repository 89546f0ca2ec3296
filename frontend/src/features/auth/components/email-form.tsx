import { EmailDto } from '@gamegeek/contracts/auth/email-link.dto.js';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { Button } from '#ui/buttons/button.js';
import { TextField } from '#ui/fields/text-field.js';
import { Form, Text } from './form.styles.js';

const resolver = dtoResolver(EmailDto);

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
  const form = useForm<EmailDto>({ ...formOptions, resolver, defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async ({ email }) => {
    try {
      await onSend(email);
    } catch (error) {
      if (error instanceof ApiError) showServerErrors(form, ['email'], error);
    }
  });

  return (
    <Form noValidate aria-label={label} onSubmit={(event) => void handleSubmit(event)}>
      <Text>{intro}</Text>
      <TextField
        {...form.register('email')}
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <Button type="submit" $tone="accent" disabled={isSubmitting}>
        {isSubmitting ? t('auth.sending') : submit}
      </Button>
    </Form>
  );
}
