import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './moderation.en.js';
import { loadModerationSentences } from './moderation-sentences.js';

/** What every language has to say. */
export type ModerationTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    moderation: typeof en;
  }
}

/** The texts of the queue, and the sentences of its dialogs, come with its page. */
export async function loadModerationTexts(): Promise<void> {
  const texts = addTexts('moderation', {
    en: async () => (await import('./moderation.en.js')).en,
    es: async () => (await import('./moderation.es.js')).es,
    fr: async () => (await import('./moderation.fr.js')).fr,
    de: async () => (await import('./moderation.de.js')).de,
  });
  await Promise.all([texts, loadModerationSentences()]);
}
