import { addTexts } from '../../../shared/i18n/i18n.js';
import type { SameKeys } from '../../../shared/i18n/texts.js';
import type { en } from './report.en.js';

/** What every language has to say. */
export type ReportTexts = SameKeys<typeof en>;

declare module '../../../shared/i18n/texts.js' {
  interface TextNamespaces {
    report: typeof en;
  }
}

/** The texts of reporting come with the buttons that report. */
export function loadReportTexts(): Promise<void> {
  return addTexts('report', {
    en: async () => (await import('./report.en.js')).en,
    es: async () => (await import('./report.es.js')).es,
    fr: async () => (await import('./report.fr.js')).fr,
    de: async () => (await import('./report.de.js')).de,
  });
}
