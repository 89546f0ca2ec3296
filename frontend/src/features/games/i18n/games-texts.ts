import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './games.en.js';

/** What every language has to say. */
export type GamesTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    games: typeof en;
  }
}

/** The texts of games come with the pages that show them, and not with everybody's first load. */
export function loadGamesTexts(): Promise<void> {
  return addTexts('games', {
    en: async () => (await import('./games.en.js')).en,
    es: async () => (await import('./games.es.js')).es,
    fr: async () => (await import('./games.fr.js')).fr,
    de: async () => (await import('./games.de.js')).de,
  });
}
