import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/fields/text-field.js';

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** Whether a recovery code is accepted as well. */
  takesRecoveryCodes?: boolean;
}

/** A field for authenticator codes, with autocomplete for password managers and phones. */
export function CodeField({ takesRecoveryCodes = false, ...field }: CodeFieldProps): ReactNode {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...field}
      label={t(takesRecoveryCodes ? 'twoFactor.anyCode' : 'twoFactor.code')}
      hint={t(takesRecoveryCodes ? 'twoFactor.anyCodeHint' : 'twoFactor.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={takesRecoveryCodes ? 'text' : 'numeric'}
    />
  );
}
