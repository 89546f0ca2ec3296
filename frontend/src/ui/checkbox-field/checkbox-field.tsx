import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { ErrorText } from '../text-field/text-field.styles.js';
import { Box, Line } from './checkbox-field.styles.js';

interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function CheckboxField({ label, error, ...input }: CheckboxFieldProps): ReactNode {
  const id = useId();
  const sentence = useValidationMessage();
  return (
    <div>
      <Line htmlFor={id}>
        <Box
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </Line>
      {error && <ErrorText id={`${id}-error`}>{sentence(error)}</ErrorText>}
    </div>
  );
}
