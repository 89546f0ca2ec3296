import { useId, type ReactNode } from 'react';
import { Row } from '#ui/layout.js';
import { Choice, Field } from './choice-field.styles.js';

interface ChoiceFieldProps {
  label: string;
  choices: readonly { value: string; text: string; lang?: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A radio group; applied at once. */
export function ChoiceField({ label, choices, value, onChoose }: ChoiceFieldProps): ReactNode {
  const name = useId();
  return (
    <Field>
      <legend>{label}</legend>
      <Row $gap={8}>
        {choices.map((choice) => (
          <Choice key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.text}
          </Choice>
        ))}
      </Row>
    </Field>
  );
}
