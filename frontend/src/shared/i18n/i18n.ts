import i18next, { type TypeOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writeStored } from '../storage.js';
import { LANGUAGE_KEY, savedLanguage, type Language } from './languages.js';

/** Declared in app/namespaces.ts. */
export type Namespace = keyof TypeOptions['resources'];

/** By namespace and language: the module that exports the texts under the code of the language. */
export type NamespaceFiles = Record<
  string,
  Partial<Record<Language, () => Promise<Partial<Record<Language, object>>>>>
>;

let files: NamespaceFiles = {};
let language = savedLanguage();
const used = new Set<Namespace>(['common', 'validation']);

void i18next.use(initReactI18next).init({
  defaultNS: 'common',
  resources: {},
  // A test checks that all files are complete.
  fallbackLng: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Called once, before the first render. The page states its language already: public/theme.js. */
export async function startI18n(first: Language, namespaces: NamespaceFiles): Promise<void> {
  files = namespaces;
  await showLanguage(first);
}

/** Loads namespaces in the current language; from now on they are loaded with every other language that is chosen. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) used.add(namespace);
  await loadFiles(namespaces);
}

/** Changes the language of the page and stores it on this device. */
export async function chooseLanguage(next: Language): Promise<void> {
  await showLanguage(next);
  document.documentElement.lang = next;
  writeStored(LANGUAGE_KEY, next);
}

async function showLanguage(next: Language): Promise<void> {
  language = next;
  await loadFiles([...used]);
  await i18next.changeLanguage(next);
}

// Not an i18next backend: that would never retry a file that failed to load.
async function loadFiles(namespaces: Namespace[]): Promise<void> {
  const wanted = language;
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(wanted, namespace)) return;
      const texts = await files[namespace]?.[wanted]?.();
      i18next.addResourceBundle(wanted, namespace, texts?.[wanted] ?? {});
    }),
  );
}
