import { addTexts } from '../../../shared/i18n/i18n.js';

/** The sentences of the rules of reports and acts come with the dialogs that can be refused by them. */
export function loadModerationSentences(): Promise<void> {
  return addTexts('moderationSentences', {
    // English sentences stand for themselves.
    en: async () => ({}),
    es: async () => (await import('./moderation-validation.es.js')).es,
    fr: async () => (await import('./moderation-validation.fr.js')).fr,
    de: async () => (await import('./moderation-validation.de.js')).de,
  });
}
