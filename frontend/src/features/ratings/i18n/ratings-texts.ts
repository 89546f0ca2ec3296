import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './ratings.en.js';

/** What every language has to say. */
export type RatingsTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    ratings: typeof en;
  }
}

/** The texts of ratings come with the tab that shows them. */
export function loadRatingsTexts(): Promise<void> {
  return addTexts('ratings', {
    en: async () => (await import('./ratings.en.js')).en,
    es: async () => (await import('./ratings.es.js')).es,
    fr: async () => (await import('./ratings.fr.js')).fr,
    de: async () => (await import('./ratings.de.js')).de,
  });
}
