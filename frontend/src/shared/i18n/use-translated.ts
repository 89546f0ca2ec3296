import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from './languages.js';

/** Picks the reader's language from a text that comes in all of them. */
export function useTranslated(): (texts: Record<Language, string>) => string {
  const { language } = useTranslation().i18n;
  return useCallback((texts) => texts[isLanguage(language) ? language : 'en'], [language]);
}
