import { describe, expect, it } from '@jest/globals';
import { NAMESPACES } from '#app/namespaces.js';
import { LANGUAGES, type Language } from '#shared/i18n/languages.js';
import { parseRichText } from '../components/rich-text/parse-rich-text.js';
import { isLinkTarget } from '../link-targets.js';

const PAGES = ['about', 'apiDocumentation', 'faq', 'helpCenter', 'privacy', 'terms'] as const;
const CODES = Object.keys(LANGUAGES) as Language[];

type Page = (typeof PAGES)[number] | 'report';

async function textsOf(page: Page, code: Language): Promise<object> {
  const files: Partial<Record<Language, object>> = await NAMESPACES[page][code]();
  return files[code] ?? {};
}

/** Every text by its path. */
function linesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? linesOf(inner, `${path}${key}/`) : [[`${path}${key}`, String(inner)]],
  );
}

/** Links by target, code word for word, and the number of strong words. */
function marksOf([path, text]: [string, string]): string {
  const marks = parseRichText(text).flatMap((part) => {
    if (part.kind === 'link') return [`(${part.target})`];
    if (part.kind === 'code') return ['`' + part.text + '`'];
    return part.kind === 'strong' ? ['**'] : [];
  });
  return `${path} ${marks.sort().join(' ')}`;
}

describe.each(PAGES.flatMap((page) => CODES.map((code) => [page, code] as const)))('%s in %s', (page, code) => {
  it('has the links, code and strong words of the English page, in its order', async () => {
    const [own, english] = [linesOf(await textsOf(page, code)), linesOf(await textsOf(page, 'en'))];
    expect(own.map(marksOf)).toEqual(english.map(marksOf));
  });

  it('links only to known targets and closes every mark', async () => {
    const parts = linesOf(await textsOf(page, code)).flatMap(([, text]) => parseRichText(text));
    const targets = parts.flatMap((part) => (part.kind === 'link' ? [part.target] : []));
    expect(targets.filter((target) => !isLinkTarget(target))).toEqual([]);
    expect(parts.filter(({ kind, text }) => kind === 'plain' && /\]\(|`|\*\*/.test(text))).toEqual([]);
  });
});

describe('the FAQ and the Help Center', () => {
  it.each(CODES)('call the report buttons by their labels in %s', async (code) => {
    const [faq, help, report] = await Promise.all([
      textsOf('faq', code),
      textsOf('helpCenter', code),
      textsOf('report', code),
    ]);
    const labels = new Map(linesOf(report));
    expect(JSON.stringify(faq)).toContain(labels.get('title/score'));
    expect(JSON.stringify(help)).toContain(labels.get('report'));
  });
});
