import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './inbox.en.js';

/** What every language has to say. */
export type InboxTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    inbox: typeof en;
  }
}

/** The texts of the inbox come with it, and not with everybody's first load. */
export function loadInboxTexts(): Promise<void> {
  return addTexts('inbox', {
    en: async () => (await import('./inbox.en.js')).en,
    es: async () => (await import('./inbox.es.js')).es,
    fr: async () => (await import('./inbox.fr.js')).fr,
    de: async () => (await import('./inbox.de.js')).de,
  });
}
