import { useId, type ReactNode } from 'react';
import { Text } from '#ui/text.js';
import { Label, Line, Texts, Thumb, Track } from './switch-field.styles.js';

interface SwitchFieldProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** An on/off switch: a setting is saved at once, a form field with its form. */
export function SwitchField({ label, hint, checked, onChange, disabled = false }: SwitchFieldProps): ReactNode {
  const id = useId();
  return (
    <Line>
      <Texts>
        <Label htmlFor={id}>{label}</Label>
        {hint && (
          <Text $above={4} $size="medium" $muted id={`${id}-hint`}>
            {hint}
          </Text>
        )}
      </Texts>
      <Track
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <Thumb aria-hidden="true" />
      </Track>
    </Line>
  );
}
