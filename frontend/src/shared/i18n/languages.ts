import type { Language } from '@gamegeek/contracts/users/preferences.js';
import { readStored } from '../storage.js';

export type { Language };

/** The languages of SPEC section 9, each by the name its speakers use. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/** Also read by public/theme.js. */
export const LANGUAGE_KEY = 'language';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** English until somebody chooses (SPEC section 9). */
export function savedLanguage(): Language {
  const saved = readStored(LANGUAGE_KEY);
  return isLanguage(saved) ? saved : 'en';
}
