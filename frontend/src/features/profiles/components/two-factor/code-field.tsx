import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../shared/ui/text-field/text-field.js';

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  /** Whether a recovery code will do as well as the six digits. */
  takesRecoveryCodes?: boolean;
}

/** A code of an authenticator app, as password managers and phones know it. */
export function CodeField({ takesRecoveryCodes = false, ...field }: CodeFieldProps): ReactNode {
  const { t } = useTranslation('profiles');
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
