import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from './languages.js';

/** Picks the user's language from a text given in all languages. */
export function useTranslated(): (texts: Record<Language, string>) => string {
  const { language } = useTranslation().i18n;
  return useCallback((texts) => texts[isLanguage(language) ? language : 'en'], [language]);
}
