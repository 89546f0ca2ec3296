import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from './field-frame.js';
import { Input, Line } from './text-field.styles.js';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** A validation message; it is translated. */
  error?: string | undefined;
  /** Placed at the end of the line, inside the frame. */
  action?: ReactNode;
}

/** A labelled text field with hint and error. */
export function TextField({ label, hint, error, action, ...input }: TextFieldProps): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <Line $invalid={error !== undefined}>
          <Input {...input} {...ties} />
          {action}
        </Line>
      )}
    </FieldFrame>
  );
}
