import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './trending.en.js';

/** What every language has to say. */
export type TrendingTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    trending: typeof en;
  }
}

/** The texts of trending games come with the panels that show them, and not with everybody's first load. */
export function loadTrendingTexts(): Promise<void> {
  return addTexts('trending', {
    en: async () => (await import('./trending.en.js')).en,
    es: async () => (await import('./trending.es.js')).es,
    fr: async () => (await import('./trending.fr.js')).fr,
    de: async () => (await import('./trending.de.js')).de,
  });
}
