import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES } from '#shared/i18n/languages.js';
import { choosePreferences } from '#shared/preferences/choose-preferences.js';
import { Select, SelectFrame } from './settings.styles.js';

export function LanguageSelect(): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <SelectFrame>
      <Globe size={17} aria-hidden="true" />
      <Select
        aria-label={t('settings.language')}
        value={i18n.language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void choosePreferences({ language: target.value });
        }}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
    </SelectFrame>
  );
}
