import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writeStored } from '../storage.js';
import { LANGUAGE_KEY, savedLanguage, type Language } from './languages.js';
import type { Texts } from './texts.js';

/** One file a language, and only the one in use is loaded. */
const FILES: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./locales/en.js')).en,
  es: async () => (await import('./locales/es.js')).es,
  fr: async () => (await import('./locales/fr.js')).fr,
  de: async () => (await import('./locales/de.js')).de,
};

/** The texts of parts of the site that most visitors never open, by their namespace. */
const parts = new Map<string, Record<Language, () => Promise<object>>>();
let wanted = savedLanguage();
let handleStarted = (): void => undefined;
const started = new Promise<void>((resolve) => (handleStarted = resolve));

async function load(language: Language): Promise<void> {
  await Promise.all([loadSite(language), ...[...parts.keys()].map((name) => loadPart(name, language))]);
}

async function loadSite(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'translation')) return;
  const texts = await FILES[language]();
  i18next.addResourceBundle(language, 'translation', texts.translation);
  i18next.addResourceBundle(language, 'sentences', texts.sentences);
}

async function loadPart(name: string, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, name)) return;
  const texts = await parts.get(name)?.[language]();
  i18next.addResourceBundle(language, name, texts);
}

/** Adds the texts of a part of the site, in a namespace of their own; from then on they follow the chosen language. */
export async function addTexts(name: string, files: Record<Language, () => Promise<object>>): Promise<void> {
  parts.set(name, files);
  // Asked for at once, taken when there is a place for it: pages begin to load before the start is over.
  await Promise.all([files[wanted](), started]);
  await loadPart(name, wanted);
}

/** Called once, before the first render. The page says which language it is in already: public/theme.js. */
export async function startI18n(language: Language): Promise<void> {
  wanted = language;
  await i18next.use(initReactI18next).init({
    ns: ['translation', 'sentences'],
    resources: {},
    // No other language to fall back to: the files are complete, and a test says so.
    fallbackLng: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  handleStarted();
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  await load(language);
  await i18next.changeLanguage(language);
}

/** Changes the language of the page and remembers it on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  document.documentElement.lang = language;
  writeStored(LANGUAGE_KEY, language);
}
