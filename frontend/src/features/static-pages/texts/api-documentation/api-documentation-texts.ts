import { PageTexts } from '../page-texts.js';
import type { SameShape } from '../same-shape.js';
import type { en } from './en.js';

export type ApiDocumentationTexts = SameShape<typeof en>;

export const apiDocumentationTexts = new PageTexts<ApiDocumentationTexts>({
  en: async () => (await import('./en.js')).en,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  de: async () => (await import('./de.js')).de,
});
