import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './community.en.js';

/** What every language has to say. */
export type CommunityTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    community: typeof en;
  }
}

/** The texts of comments and ratings, and the sentences of their rules, come with the tab that shows them. */
export async function loadCommunityTexts(): Promise<void> {
  const texts = addTexts('community', {
    en: async () => (await import('./community.en.js')).en,
    es: async () => (await import('./community.es.js')).es,
    fr: async () => (await import('./community.fr.js')).fr,
    de: async () => (await import('./community.de.js')).de,
  });
  const sentences = addTexts('communitySentences', {
    // English sentences stand for themselves.
    en: async () => ({}),
    es: async () => (await import('./sentences.es.js')).es,
    fr: async () => (await import('./sentences.fr.js')).fr,
    de: async () => (await import('./sentences.de.js')).de,
  });
  await Promise.all([texts, sentences]);
}
