import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePreferences } from '#shared/preferences/choose-preferences.js';
import { isThemeChoice, THEMES, useThemeChoice } from '#shared/theme/theme-choice.js';
import { Select, SelectFrame } from './settings.styles.js';

const SIGNS = { dark: Moon, light: Sun, system: Monitor };

export function ThemeSelect(): ReactNode {
  const { t } = useTranslation();
  const { choice, choose } = useThemeChoice();
  const Sign = SIGNS[choice];

  function handleChange(value: string): void {
    if (!isThemeChoice(value)) return;
    // Following the system theme is a setting of this device: accounts store only dark or light.
    if (value === 'system') choose(value);
    else void choosePreferences({ theme: value });
  }

  return (
    <SelectFrame>
      <Sign size={17} aria-hidden="true" />
      <Select aria-label={t('settings.theme')} value={choice} onChange={({ target }) => handleChange(target.value)}>
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {t(`settings.themes.${theme}`)}
          </option>
        ))}
      </Select>
    </SelectFrame>
  );
}
