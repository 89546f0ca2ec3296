import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.js';
import type { FormState } from './use-dto-form.js';

interface SubmitButtonProps {
  form: Pick<FormState, 'isSending'>;
  /** The text while the form is sent. */
  sending: string;
  /** While the form cannot be sent yet. */
  disabled?: boolean;
  tone?: 'accent' | 'danger';
  /** Called before the form is sent. */
  onClick?: () => void;
  children: string;
}

/** The button that sends a form, once at a time. */
export function SubmitButton({
  form,
  sending,
  disabled = false,
  tone = 'accent',
  onClick,
  children,
}: SubmitButtonProps): ReactNode {
  return (
    <Button type="submit" $tone={tone} disabled={disabled || form.isSending} onClick={onClick}>
      {form.isSending ? sending : children}
    </Button>
  );
}
