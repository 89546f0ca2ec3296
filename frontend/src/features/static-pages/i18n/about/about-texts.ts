import { PageTexts } from '../page-texts.js';
import type { SameShape } from '../same-shape.js';
import type { en } from './about.en.js';

export type AboutTexts = SameShape<typeof en>;

export const aboutTexts = new PageTexts<AboutTexts>({
  en: async () => (await import('./about.en.js')).en,
  es: async () => (await import('./about.es.js')).es,
  fr: async () => (await import('./about.fr.js')).fr,
  de: async () => (await import('./about.de.js')).de,
});
