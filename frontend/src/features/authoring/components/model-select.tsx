import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { useMemo, type ReactNode } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/fields/select-field.js';

interface ModelSelectProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPathByValue<T, number>;
  label: string;
  /** Shown while nothing is selected, or options are loading. */
  placeholder: string;
  /** Undefined until loaded. */
  models: readonly AiModel[] | undefined;
  onChoose?: (modelId: number) => void;
}

/** A select of AI models; zero is none. */
export function ModelSelect<T extends FieldValues>(props: ModelSelectProps<T>): ReactNode {
  const { control, name, label, placeholder, models, onChoose } = props;
  const { i18n } = useTranslation();
  const {
    field: { ref, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name });
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(i18n.language, { numeric: true });
    return models?.toSorted((one, other) => compare(one.name, other.name));
  }, [models, i18n.language]);

  return (
    <SelectField
      ref={ref}
      name={name}
      aria-required
      label={label}
      value={value || ''}
      disabled={models === undefined}
      error={fieldState.error?.message}
      onBlur={onBlur}
      onChange={({ target }) => {
        onChange(Number(target.value));
        onChoose?.(Number(target.value));
      }}
    >
      <option value="">{placeholder}</option>
      {sorted?.map((model) => (
        <option key={model.id} value={model.id}>
          {model.name}
        </option>
      ))}
    </SelectField>
  );
}
