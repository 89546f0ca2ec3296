import i18next, { type TypeOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writeStored } from '../storage.js';
import { LANGUAGE_KEY, type Language } from './languages.js';

/** Declared in app/namespaces.ts. */
export type Namespace = keyof TypeOptions['resources'];

/** By namespace and language: a module whose default export is the texts. */
export type NamespaceFiles = Record<string, Partial<Record<Language, () => Promise<{ default: object }>>>>;

let files: NamespaceFiles = {};
/** The language of the page. */
let language: Language = 'en';
/** The language that was chosen last, whose texts may still be loading. */
let chosen: Language = language;
const used = new Set<Namespace>(['common', 'validation']);

void i18next.use(initReactI18next).init({
  defaultNS: 'common',
  fallbackNS: 'common',
  resources: {},
  // Every text has every language.
  fallbackLng: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Called once, before the first render. The page states its language already: public/theme.js. */
export async function startI18n(first: Language, namespaces: NamespaceFiles): Promise<void> {
  files = namespaces;
  language = chosen = first;
  await loadUsed(first);
  await i18next.changeLanguage(first);
}

/** Loads namespaces in the current language; from now on they are loaded with every other language that is chosen. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) used.add(namespace);
  await Promise.all(namespaces.map((namespace) => loadFile(language, namespace)));
}

/**
 * Changes the language of the page and stores it on this device. If its texts cannot be loaded, the language stays and
 * the promise rejects. A later choice takes precedence.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  chosen = next;
  try {
    await loadUsed(next);
  } catch (error) {
    if (chosen !== next) return;
    chosen = language;
    throw error;
  }
  if (chosen !== next) return;
  language = next;
  await i18next.changeLanguage(next);
  document.documentElement.lang = next;
  writeStored(LANGUAGE_KEY, next);
}

/** Includes namespaces that pages begin to use meanwhile. */
async function loadUsed(wanted: Language): Promise<void> {
  const missing = [...used].filter((namespace) => !i18next.hasResourceBundle(wanted, namespace));
  if (missing.length === 0) return;
  await Promise.all(missing.map((namespace) => loadFile(wanted, namespace)));
  await loadUsed(wanted);
}

// Not an i18next backend: that would never retry a file that failed to load.
async function loadFile(wanted: Language, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(wanted, namespace)) return;
  const texts = await files[namespace]?.[wanted]?.();
  i18next.addResourceBundle(wanted, namespace, texts?.default ?? {});
}
