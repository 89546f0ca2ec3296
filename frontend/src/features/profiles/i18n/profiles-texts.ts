import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './profiles.en.js';

/** What every language has to say. */
export type ProfileTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    profile: typeof en;
  }
}

/** The texts of profiles come with the pages that show them, and not with everybody's first load. */
export function loadProfileTexts(): Promise<void> {
  return addTexts('profile', {
    en: async () => (await import('./profiles.en.js')).en,
    es: async () => (await import('./profiles.es.js')).es,
    fr: async () => (await import('./profiles.fr.js')).fr,
    de: async () => (await import('./profiles.de.js')).de,
  });
}
