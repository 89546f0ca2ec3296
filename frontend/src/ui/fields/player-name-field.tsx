import { USERNAME_MAX } from '@gamegeek/contracts/auth/username.js';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './text-field.js';

/** Asks for the name of another player. */
export function PlayerNameField(props: Omit<ComponentProps<typeof TextField>, 'label'>): ReactNode {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('auth.username')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={USERNAME_MAX}
    />
  );
}
