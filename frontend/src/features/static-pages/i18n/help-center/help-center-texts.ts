import { PageTexts } from '../page-texts.js';
import type { SameShape } from '../same-shape.js';
import type { en } from './help-center.en.js';

export type HelpCenterTexts = SameShape<typeof en>;

export const helpCenterTexts = new PageTexts<HelpCenterTexts>({
  en: async () => (await import('./help-center.en.js')).en,
  es: async () => (await import('./help-center.es.js')).es,
  fr: async () => (await import('./help-center.fr.js')).fr,
  de: async () => (await import('./help-center.de.js')).de,
});
