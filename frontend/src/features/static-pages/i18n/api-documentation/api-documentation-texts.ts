import { PageTexts } from '../page-texts.js';
import type { SameShape } from '../same-shape.js';
import type { en } from './api-documentation.en.js';

export type ApiDocumentationTexts = SameShape<typeof en>;

export const apiDocumentationTexts = new PageTexts<ApiDocumentationTexts>({
  en: async () => (await import('./api-documentation.en.js')).en,
  es: async () => (await import('./api-documentation.es.js')).es,
  fr: async () => (await import('./api-documentation.fr.js')).fr,
  de: async () => (await import('./api-documentation.de.js')).de,
});
