import { readStored } from '../storage.js';

/** The languages of SPEC section 9, each by the name its speakers use. */
export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

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
