import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './home.en.js';

/** What every language has to say. */
export type HomeTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    home: typeof en;
  }
}

/** The texts below the first screen come when the reader comes near, and not with the first load. */
export function loadHomeTexts(): Promise<void> {
  return addTexts('home', {
    en: async () => (await import('./home.en.js')).en,
    es: async () => (await import('./home.es.js')).es,
    fr: async () => (await import('./home.fr.js')).fr,
    de: async () => (await import('./home.de.js')).de,
  });
}
