import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './comments.en.js';

/** What every language has to say. */
export type CommentsTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    comments: typeof en;
  }
}

/** The texts of comments, and the sentences of their rules, come with the tab that shows them. */
export async function loadCommentsTexts(): Promise<void> {
  const texts = addTexts('comments', {
    en: async () => (await import('./comments.en.js')).en,
    es: async () => (await import('./comments.es.js')).es,
    fr: async () => (await import('./comments.fr.js')).fr,
    de: async () => (await import('./comments.de.js')).de,
  });
  const sentences = addTexts('commentsSentences', {
    // English sentences stand for themselves.
    en: async () => ({}),
    es: async () => (await import('./comments-validation.es.js')).es,
    fr: async () => (await import('./comments-validation.fr.js')).fr,
    de: async () => (await import('./comments-validation.de.js')).de,
  });
  await Promise.all([texts, sentences]);
}
