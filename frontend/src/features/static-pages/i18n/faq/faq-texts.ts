import { PageTexts } from '../page-texts.js';
import type { SameShape } from '../same-shape.js';
import type { en } from './faq.en.js';

export type FaqTexts = SameShape<typeof en>;

export const faqTexts = new PageTexts<FaqTexts>({
  en: async () => (await import('./faq.en.js')).en,
  es: async () => (await import('./faq.es.js')).es,
  fr: async () => (await import('./faq.fr.js')).fr,
  de: async () => (await import('./faq.de.js')).de,
});
