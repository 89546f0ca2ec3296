import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './activity.en.js';

/** What every language has to say. */
export type ActivityTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    activity: typeof en;
  }
}

/** The texts of who plays what come with the panels that show it, and not with everybody's first load. */
export function loadActivityTexts(): Promise<void> {
  return addTexts('activity', {
    en: async () => (await import('./activity.en.js')).en,
    es: async () => (await import('./activity.es.js')).es,
    fr: async () => (await import('./activity.fr.js')).fr,
    de: async () => (await import('./activity.de.js')).de,
  });
}
