import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useSentence } from '../../i18n/use-sentence.js';
import { ErrorText, Field, Hint, Input, Label, Line } from './text-field.styles.js';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  label: string;
  hint?: string;
  /** A validation sentence; it is shown in the reader's language. */
  error?: string | undefined;
  /** Stands at the end of the line, inside the frame. */
  action?: ReactNode;
}

/** A labelled line of text whose hint and error are tied to it. */
export function TextField({ label, hint, error, action, ...input }: TextFieldProps): ReactNode {
  const id = useId();
  const sentence = useSentence();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Line $invalid={error !== undefined}>
        <Input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={described || undefined} />
        {action}
      </Line>
      {error && <ErrorText id={`${id}-error`}>{sentence(error)}</ErrorText>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Field>
  );
}
