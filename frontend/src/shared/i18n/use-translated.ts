import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { useCallback } from 'react';
import { useShownLanguage } from './use-shown-language.js';

/** Picks the user's language from a text given in all languages. */
export function useTranslated(): (texts: Record<Language, string>) => string {
  const language = useShownLanguage();
  return useCallback((texts) => texts[language], [language]);
}
