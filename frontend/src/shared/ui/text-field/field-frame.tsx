import { useId, type ReactNode } from 'react';
import { useSentence } from '../../i18n/use-sentence.js';
import { ErrorText, Field, Hint, Label } from './text-field.styles.js';

/** What ties a control to its label, hint and error. */
interface ControlTies {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  /** A validation sentence; it is shown in the reader's language. */
  error?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
}

/** A label, a control of any kind, and below it what is wrong and what helps. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps): ReactNode {
  const id = useId();
  const sentence = useSentence();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {error && <ErrorText id={`${id}-error`}>{sentence(error)}</ErrorText>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Field>
  );
}
