import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writeStored } from '../storage.js';
import { LANGUAGE_KEY, type Language } from './languages.js';
import type { Texts } from './texts.js';

/** One file a language, and only the one in use is loaded. */
const FILES: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./locales/en.js')).en,
  es: async () => (await import('./locales/es.js')).es,
  fr: async () => (await import('./locales/fr.js')).fr,
  de: async () => (await import('./locales/de.js')).de,
};

async function load(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const texts = await FILES[language]();
  i18next.addResourceBundle(language, 'translation', texts.translation);
  i18next.addResourceBundle(language, 'sentences', texts.sentences);
}

/** Called once, before the first render. */
export async function startI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    ns: ['translation', 'sentences'],
    resources: {},
    // No other language to fall back to: the files are complete, and a test says so.
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Changes the language of the page and remembers it on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  writeStored(LANGUAGE_KEY, language);
}
