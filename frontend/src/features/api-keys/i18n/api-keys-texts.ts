import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './api-keys.en.js';

/** What every language has to say. */
export type ApiKeyTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    apiKey: typeof en;
  }
}

/** The texts of the key page come with it, and not with everybody's first load. */
export function loadApiKeyTexts(): Promise<void> {
  return addTexts('apiKey', {
    en: async () => (await import('./api-keys.en.js')).en,
    es: async () => (await import('./api-keys.es.js')).es,
    fr: async () => (await import('./api-keys.fr.js')).fr,
    de: async () => (await import('./api-keys.de.js')).de,
  });
}
