import { PageTexts } from '../page-texts.js';
import type { SameShape } from '../same-shape.js';
import type { en } from './terms.en.js';

export type TermsTexts = SameShape<typeof en>;

export const termsTexts = new PageTexts<TermsTexts>({
  en: async () => (await import('./terms.en.js')).en,
  es: async () => (await import('./terms.es.js')).es,
  fr: async () => (await import('./terms.fr.js')).fr,
  de: async () => (await import('./terms.de.js')).de,
});
