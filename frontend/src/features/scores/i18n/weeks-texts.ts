import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './weeks.en.js';

/** What every language has to say. */
export type WeeksTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    weeks: typeof en;
  }
}

/** The texts of weeks come with the pages that show them, and not with everybody's first load. */
export function loadWeeksTexts(): Promise<void> {
  return addTexts('weeks', {
    en: async () => (await import('./weeks.en.js')).en,
    es: async () => (await import('./weeks.es.js')).es,
    fr: async () => (await import('./weeks.fr.js')).fr,
    de: async () => (await import('./weeks.de.js')).de,
  });
}
