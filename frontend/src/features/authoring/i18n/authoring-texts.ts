import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './authoring.en.js';

/** What every language has to say. */
export type AuthoringTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    authoring: typeof en;
  }
}

/** The texts of making things, and the sentences of its forms, come with the pages that show them. */
export async function loadAuthoringTexts(): Promise<void> {
  const texts = addTexts('authoring', {
    en: async () => (await import('./authoring.en.js')).en,
    es: async () => (await import('./authoring.es.js')).es,
    fr: async () => (await import('./authoring.fr.js')).fr,
    de: async () => (await import('./authoring.de.js')).de,
  });
  const sentences = addTexts('authoringSentences', {
    // English sentences stand for themselves.
    en: async () => ({}),
    es: async () => (await import('./authoring-validation.es.js')).es,
    fr: async () => (await import('./authoring-validation.fr.js')).fr,
    de: async () => (await import('./authoring-validation.de.js')).de,
  });
  await Promise.all([texts, sentences]);
}
