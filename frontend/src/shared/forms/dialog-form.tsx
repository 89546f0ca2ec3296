import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/buttons/button.js';
import { DialogActions } from '#ui/dialogs/dialog.styles.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { space } from '../theme/theme.js';
import { SubmitButton } from './submit-button.js';
import type { FormState } from './use-dto-form.js';

interface DialogFormProps {
  form: FormState;
  label: string;
  cancel: string;
  submit: string;
  /** The text of the button while the form is sent. */
  sending: string;
  tone?: 'accent' | 'danger';
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a dialog: its fields, an error that belongs to no field, and the buttons. */
export function DialogForm(props: DialogFormProps): ReactNode {
  const { form, label, cancel, submit, sending, tone, onClose, children } = props;
  return (
    <Form {...form.attributes} aria-label={label}>
      {children}
      {form.failure && <ErrorText role="alert">{form.failure}</ErrorText>}
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <SubmitButton form={form} tone={tone} sending={sending}>
          {submit}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`;
