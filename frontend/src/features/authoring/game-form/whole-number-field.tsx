import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { TextField } from '#ui/fields/text-field.js';

interface WholeNumberFieldProps {
  form: DtoForm<GameDto>;
  name: 'min_score' | 'max_score' | 'min_seconds';
  label: string;
  hint: string;
  /** Another field to validate when this one changes. */
  deps?: keyof GameDto;
}

/** An optional integer. Other input is passed to validation. */
export function WholeNumberField({ form, name, label, hint, deps = name }: WholeNumberFieldProps): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <TextField
      {...form.field(name, { setValueAs: readNumber, deps })}
      label={t('optional', { label })}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

function readNumber(typed: string | number | null | undefined): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}
