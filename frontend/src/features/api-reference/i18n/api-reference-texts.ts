import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './api-reference.en.js';

/** What every language has to say. */
export type ApiReferenceTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    apiReference: typeof en;
  }
}

/** They come with the page, and not with everybody's first load. */
export function loadApiReferenceTexts(): Promise<void> {
  return addTexts('apiReference', {
    en: async () => (await import('./api-reference.en.js')).en,
    es: async () => (await import('./api-reference.es.js')).es,
    fr: async () => (await import('./api-reference.fr.js')).fr,
    de: async () => (await import('./api-reference.de.js')).de,
  });
}
