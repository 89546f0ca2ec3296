import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../shared/i18n/languages.js';
import { de as reportDe } from '../../moderation/i18n/report.de.js';
import { en as reportEn } from '../../moderation/i18n/report.en.js';
import { es as reportEs } from '../../moderation/i18n/report.es.js';
import { fr as reportFr } from '../../moderation/i18n/report.fr.js';
import type { ReportTexts } from '../../moderation/i18n/report-texts.js';
import { parseRichText } from '../components/rich-text/parse-rich-text.js';
import { isLinkTarget } from '../link-targets.js';
import type { PageTexts } from './page-texts.js';
import { faqTexts } from './faq/faq-texts.js';
import { helpCenterTexts } from './help-center/help-center-texts.js';
import { aboutTexts } from './about/about-texts.js';
import { apiDocumentationTexts } from './api-documentation/api-documentation-texts.js';
import { privacyTexts } from './privacy/privacy-texts.js';
import { termsTexts } from './terms/terms-texts.js';

const PAGES: Record<string, PageTexts<object>> = {
  terms: termsTexts,
  privacy: privacyTexts,
  'api-documentation': apiDocumentationTexts,
  about: aboutTexts,
  'help-center': helpCenterTexts,
  faq: faqTexts,
};

/** Every text by its path, in the order in which it stands on the page. */
function linesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? linesOf(inner, `${path}${key}/`) : [[`${path}${key}`, String(inner)]],
  );
}

/** Links by target, code word for word, and how many strong words: what no translation may lose. */
function marksOf([path, text]: [string, string]): string {
  const marks = parseRichText(text).flatMap((part) => {
    if (part.kind === 'link') return [`(${part.target})`];
    if (part.kind === 'code') return ['`' + part.text + '`'];
    return part.kind === 'strong' ? ['**'] : [];
  });
  return `${path} ${marks.sort().join(' ')}`;
}

const codes = Object.keys(LANGUAGES) as Language[];
const translations = Object.entries(PAGES).flatMap(([page, texts]) =>
  codes.map((code): [string, Language, PageTexts<object>] => [page, code, texts]),
);

describe.each(translations)('the texts of %s in %s', (_page, code, texts) => {
  it('say the same things in the same order as the English ones', async () => {
    const [own, english] = [linesOf(await texts.load(code)), linesOf(await texts.load('en'))];
    expect(own.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('carry the same links, code and strong words', async () => {
    const [own, english] = [linesOf(await texts.load(code)), linesOf(await texts.load('en'))];
    expect(own.map(marksOf)).toEqual(english.map(marksOf));
  });

  it('link only to what there is, and leave no mark open', async () => {
    const parts = linesOf(await texts.load(code)).flatMap(([, text]) => parseRichText(text));
    const targets = parts.flatMap((part) => (part.kind === 'link' ? [part.target] : []));
    expect(targets.filter((target) => !isLinkTarget(target))).toEqual([]);
    expect(parts.filter(({ kind, text }) => kind === 'plain' && /\]\(|`|\*\*/.test(text))).toEqual([]);
  });

  it('are translated, every sentence of them', async () => {
    if (code === 'en') return;
    const english = new Map(linesOf(await texts.load('en')));
    const same = linesOf(await texts.load(code)).filter(
      ([path, text]) => english.get(path) === text && text.split(' ').length > 3,
    );
    expect(same).toEqual([]);
  });
});

describe('the FAQ and the Help Center', () => {
  const LABELS: Record<Language, ReportTexts> = { en: reportEn, es: reportEs, fr: reportFr, de: reportDe };

  it.each(codes)('name the buttons that report, as they are labelled in %s', async (code) => {
    const [faq, help] = [await faqTexts.load(code), await helpCenterTexts.load(code)];
    const { report, title } = LABELS[code];
    expect(JSON.stringify(faq)).toContain(title.score);
    expect(JSON.stringify(help)).toContain(report);
  });
});
