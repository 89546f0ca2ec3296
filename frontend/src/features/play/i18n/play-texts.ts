import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './play.en.js';

/** What every language has to say. */
export type PlayTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    play: typeof en;
  }
}

/** The texts of playing come with the pages where games are played. */
export function loadPlayTexts(): Promise<void> {
  return addTexts('play', {
    en: async () => (await import('./play.en.js')).en,
    es: async () => (await import('./play.es.js')).es,
    fr: async () => (await import('./play.fr.js')).fr,
    de: async () => (await import('./play.de.js')).de,
  });
}
