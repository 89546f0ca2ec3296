import { LANGUAGES, type Language } from '@gamegeek/contracts/preferences/preferences.js';

/** Each file of a game has one language. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return LANGUAGES.find((language) => language === lang) ?? 'en';
}
