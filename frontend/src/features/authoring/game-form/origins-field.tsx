import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { ALLOWED_ORIGINS_MAX } from '@gamegeek/contracts/games/game.dto.js';
import { useState, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#ui/fields/text-area-field.js';

/** A list of origins, one per line. */
export function OriginsField({ control }: { control: Control<GameDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const {
    field: { ref, name, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'allowed_origins' });
  const origins = value ?? [];
  const [typed, setTyped] = useState('');
  // Typed empty lines stay until the form gets other origins, for example when a draft is discarded.
  const isTyped = originsIn(typed).join('\n') === origins.join('\n');
  return (
    <TextAreaField
      ref={ref}
      name={name}
      label={t('optional', { label: t('play.origins') })}
      hint={t('play.originsHint', { max: ALLOWED_ORIGINS_MAX })}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      value={isTyped ? typed : origins.join('\n')}
      error={fieldState.error?.message}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(originsIn(target.value));
      }}
    />
  );
}

const originsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
