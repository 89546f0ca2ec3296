import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from '../text-field/field-frame.js';
import { TextArea } from './text-area-field.styles.js';

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** A validation message; it is translated. */
  error?: string | undefined;
}

/** A labelled multi-line text field with hint and error. */
export function TextAreaField({ label, hint, error, ...textArea }: TextAreaFieldProps): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <TextArea {...textArea} {...ties} $invalid={error !== undefined} />}
    </FieldFrame>
  );
}
