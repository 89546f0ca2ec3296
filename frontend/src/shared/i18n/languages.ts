import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { readStored } from '../storage.js';

export type { Language };

/** Languages by their native names (docs/product.md, section 9). */
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

/** English by default (docs/product.md, section 9). */
export function savedLanguage(): Language {
  const saved = readStored(LANGUAGE_KEY);
  return isLanguage(saved) ? saved : 'en';
}
