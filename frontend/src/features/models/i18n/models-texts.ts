import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './models.en.js';

/** What every language has to say. */
export type ModelsTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    models: typeof en;
  }
}

/** The texts of AI models come with the pages that show them, and not with everybody's first load. */
export function loadModelsTexts(): Promise<void> {
  return addTexts('models', {
    en: async () => (await import('./models.en.js')).en,
    es: async () => (await import('./models.es.js')).es,
    fr: async () => (await import('./models.fr.js')).fr,
    de: async () => (await import('./models.de.js')).de,
  });
}
