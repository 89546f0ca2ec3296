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

/** Whether a language has been chosen on this device. */
export function isLanguageChosen(): boolean {
  return isLanguage(readStored(LANGUAGE_KEY));
}

/**
 * The language that the page states before it runs: the one chosen on this device (public/theme.js), otherwise the
 * first language of the browser that the site has, by the server. English by default (docs/product.md, section 9).
 */
export function statedLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}
