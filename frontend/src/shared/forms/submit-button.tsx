import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.js';
import type { FormState } from './use-dto-form.js';

interface SubmitButtonProps {
  form: Pick<FormState, 'isSending'>;
  /** The text while the form is sent. */
  sending: string;
  tone?: 'accent' | 'danger';
  children: string;
}

/** The button that sends a form, once at a time. */
export function SubmitButton({ form, sending, tone = 'accent', children }: SubmitButtonProps): ReactNode {
  return (
    <Button type="submit" $tone={tone} disabled={form.isSending}>
      {form.isSending ? sending : children}
    </Button>
  );
}
