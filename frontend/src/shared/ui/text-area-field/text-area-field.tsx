import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from '../text-field/field-frame.js';
import { TextArea } from './text-area-field.styles.js';

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** A validation sentence; it is shown in the reader's language. */
  error?: string | undefined;
}

/** A labelled text of several lines whose hint and error are tied to it. */
export function TextAreaField({ label, hint, error, ...textArea }: TextAreaFieldProps): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <TextArea {...textArea} {...ties} $invalid={error !== undefined} />}
    </FieldFrame>
  );
}
