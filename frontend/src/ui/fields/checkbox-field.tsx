import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { color, fontSize, measure, space } from '#shared/theme/theme.js';
import { ErrorText } from './text-field.styles.js';

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

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${measure.target};
  font-size: ${fontSize.medium};
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
`;
