import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from './field-frame.js';
import { Input, Line } from './text-field.styles.js';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** A validation sentence; it is shown in the reader's language. */
  error?: string | undefined;
  /** Stands at the end of the line, inside the frame. */
  action?: ReactNode;
}

/** A labelled line of text whose hint and error are tied to it. */
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
