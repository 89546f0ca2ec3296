import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { useTranslation } from 'react-i18next';
import { isLanguage } from './languages.js';

/** The language that the page is shown in. */
export function useShownLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : 'en';
}
