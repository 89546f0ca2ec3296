import type { ReactNode } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { SwitchField } from '#ui/fields/switch-field.js';

interface ToggleFieldProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPathByValue<T, boolean | undefined>;
  label: string;
  hint: string;
}

/** A switch in a form. */
export function ToggleField<T extends FieldValues>({ control, name, label, hint }: ToggleFieldProps<T>): ReactNode {
  const {
    field: { value, onChange },
  } = useController({ control, name });
  return <SwitchField label={label} hint={hint} checked={value === true} onChange={onChange} />;
}
