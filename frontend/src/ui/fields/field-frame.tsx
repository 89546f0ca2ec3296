import { useId, type ReactNode } from 'react';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { Stack } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { ErrorText, Label } from './text-field.styles.js';

/** Attributes that connect a control to its label, hint and error. */
interface ControlTies {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  /** A validation message; it is translated. */
  error?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
}

/** A label, a control of any kind, and its error and hint below. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps): ReactNode {
  const id = useId();
  const sentence = useValidationMessage();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack $gap={8}>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {error && <ErrorText id={`${id}-error`}>{sentence(error)}</ErrorText>}
      {hint && (
        <Text $size="medium" $muted id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Stack>
  );
}
