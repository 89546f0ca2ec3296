import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './making.en.js';

/** What every language has to say. */
export type MakingTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    making: typeof en;
  }
}

/** The texts of making things, and the sentences of its forms, come with the pages that show them. */
export async function loadMakingTexts(): Promise<void> {
  const texts = addTexts('making', {
    en: async () => (await import('./making.en.js')).en,
    es: async () => (await import('./making.es.js')).es,
    fr: async () => (await import('./making.fr.js')).fr,
    de: async () => (await import('./making.de.js')).de,
  });
  const sentences = addTexts('makingSentences', {
    // English sentences stand for themselves.
    en: async () => ({}),
    es: async () => (await import('./sentences.es.js')).es,
    fr: async () => (await import('./sentences.fr.js')).fr,
    de: async () => (await import('./sentences.de.js')).de,
  });
  await Promise.all([texts, sentences]);
}
