import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color } from '#shared/theme/theme.js';
import { iconButton } from '../buttons/icon-button.styles.js';
import { TextField } from './text-field.js';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'action'>;

/** A password field whose content can be shown. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <Toggle
          type="button"
          aria-label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </Toggle>
      }
    />
  );
}

const Toggle = styled.button`
  ${iconButton}
  display: grid;
  width: 46px;
  height: 46px;
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
  }
`;
