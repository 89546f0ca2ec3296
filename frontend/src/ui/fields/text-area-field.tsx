import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';
import { FieldFrame } from './field-frame.js';

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

/** Grows with its content where the browser supports it; otherwise it can be resized. */
const TextArea = styled.textarea<{ $invalid: boolean }>`
  width: 100%;
  min-height: 120px;
  max-height: 60vh;
  padding: ${space[12]} ${space[12]};
  border: 1px solid ${({ $invalid }) => ($invalid ? color.danger : color.lineStrong)};
  border-radius: ${radius.medium};
  background: ${color.ground};
  color: ${color.text};
  font: inherit;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:focus {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;
