import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES } from '../../../shared/i18n/languages.js';
import { usePreferences } from '../../../shared/preferences/preferences-store.js';
import { Select, SelectFrame } from './settings.styles.js';

export function LanguageSelect(): ReactNode {
  const { t, i18n } = useTranslation();
  const save = usePreferences((state) => state.save);
  return (
    <SelectFrame>
      <Globe size={17} aria-hidden="true" />
      <Select
        aria-label={t('settings.language')}
        value={i18n.language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void save({ language: target.value });
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
