import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from './field-frame.js';
import { Frame, Select } from './select-field.styles.js';

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** A validation message; it is translated. */
  error?: string | undefined;
  children: ReactNode;
}

/** A labelled select. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps): ReactNode {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <Frame>
          <Select {...select} {...ties}>
            {children}
          </Select>
          <ChevronDown size={18} aria-hidden="true" />
        </Frame>
      )}
    </FieldFrame>
  );
}
