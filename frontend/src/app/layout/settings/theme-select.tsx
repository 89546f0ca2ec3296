import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isThemeChoice, THEMES, useThemeChoice } from '../../../shared/theme/theme-choice.js';
import { Select, SelectFrame } from './settings.styles.js';

const SIGNS = { dark: Moon, light: Sun, system: Monitor };

export function ThemeSelect(): ReactNode {
  const { t } = useTranslation();
  const { choice, choose } = useThemeChoice();
  const Sign = SIGNS[choice];
  return (
    <SelectFrame>
      <Sign size={17} aria-hidden="true" />
      <Select
        aria-label={t('settings.theme')}
        value={choice}
        onChange={({ target }) => {
          if (isThemeChoice(target.value)) choose(target.value);
        }}
      >
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {t(`settings.themes.${theme}`)}
          </option>
        ))}
      </Select>
    </SelectFrame>
  );
}
