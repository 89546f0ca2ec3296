import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './search.en.js';

/** What every language has to say. */
export type QuickSearchTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    quickSearch: typeof en;
  }
}

/** They come with the dialog, and not with everybody's first load. */
export function loadQuickSearchTexts(): Promise<void> {
  return addTexts('quickSearch', {
    en: async () => (await import('./search.en.js')).en,
    es: async () => (await import('./search.es.js')).es,
    fr: async () => (await import('./search.fr.js')).fr,
    de: async () => (await import('./search.de.js')).de,
  });
}
