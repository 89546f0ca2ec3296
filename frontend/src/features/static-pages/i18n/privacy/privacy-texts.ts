import { PageTexts } from '../page-texts.js';
import type { SameShape } from '../same-shape.js';
import type { en } from './privacy.en.js';

export type PrivacyTexts = SameShape<typeof en>;

export const privacyTexts = new PageTexts<PrivacyTexts>({
  en: async () => (await import('./privacy.en.js')).en,
  es: async () => (await import('./privacy.es.js')).es,
  fr: async () => (await import('./privacy.fr.js')).fr,
  de: async () => (await import('./privacy.de.js')).de,
});
