import { globSync } from 'node:fs';
import { PAGES } from '@gamegeek/contracts/site/pages.js';
import { describe, expect, it } from '@jest/globals';
import { proseOf } from './compile-prose.js';
import { NAMESPACES } from '#app/namespaces.js';
import { LANGUAGES, type Language } from '#shared/i18n/languages.js';
import type { Block, Part, Prose } from '#shared/prose/prose-content.js';
import { communityLinks } from '#shared/routing/community-links.js';
import { paths } from '#shared/routing/paths.js';

const NAMES = ['about', 'apiDocumentation', 'faq', 'helpCenter', 'privacy', 'terms'] as const;
const CODES = Object.keys(LANGUAGES) as Language[];
const EVERY_PAGE = NAMES.flatMap((name) => CODES.map((code) => [name, code] as const));

async function pageOf(name: (typeof NAMES)[number], code: Language): Promise<Prose> {
  return (await NAMESPACES[name][code]()).default;
}

/** The introduction, the sections and their parts. */
const partsOf = ({ title, intro, sections }: Prose): Part[] => [
  { id: '', title, body: intro },
  ...sections.flatMap((section) => [section, ...section.parts]),
];

const matchesIn = (body: readonly Block[], pattern: RegExp): string[] =>
  body.flatMap((block) =>
    typeof block === 'string' ? [...block.matchAll(pattern)].map((match) => match[1] ?? '') : [],
  );

/**
 * What is the same in every language: samples, links, code, and how many paragraphs, items and strong words there are.
 */
const outlineOf = ({ id, body }: Part) => ({
  id,
  blocks: body.map((block) => (typeof block === 'string' ? 'text' : block.sample)),
  links: matchesIn(body, /<a href="([^"]*)"/g).sort(),
  code: matchesIn(body, /<code>(.*?)<\/code>/g).sort(),
  elements: matchesIn(body, /<(p|ul|ol|li|table|tr|strong)>/g).sort(),
});

describe.each(EVERY_PAGE)('%s in %s', (name, code) => {
  it('has the headings, samples, links, code and strong words of the English page', async () => {
    const [own, english] = [await pageOf(name, code), await pageOf(name, 'en')];
    expect(partsOf(own).map(outlineOf)).toEqual(partsOf(english).map(outlineOf));
  });

  it('closes every mark', async () => {
    const texts = partsOf(await pageOf(name, code)).flatMap(({ title, body }) => [title, ...body.map(String)]);
    expect(texts.filter((text) => /\]\(|`|\*\*|\{#|\{(?!site\})/.test(text))).toEqual([]);
  });
});

describe('the pages of prose', () => {
  it('are all those of the folder, in every language', () => {
    const files = globSync('*.md', { cwd: import.meta.dirname });
    const pages = NAMES.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    expect(files.sort()).toEqual(pages.flatMap((page) => CODES.map((code) => `${page}.${code}.md`)).sort());
  });

  it('link to existing pages and sections, community rooms and the OpenAPI document only', async () => {
    const pages = await Promise.all(NAMES.map(async (name) => [PAGES[name].path, await pageOf(name, 'en')] as const));
    const sections = pages.flatMap(([path, page]) => partsOf(page).map(({ id }) => `${path}#${id}`));
    const known = new Set<string>([
      ...Object.values(PAGES).map(({ path }) => path),
      ...[paths.openApi(), paths.forgotPassword(), paths.resendVerification()],
      ...Object.values(communityLinks).map(({ address }) => address),
      ...sections,
    ]);
    const links = pages.flatMap(([, page]) => partsOf(page).flatMap((part) => outlineOf(part).links));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('open other sites and files in a new tab, and pages of this site in the same one', () => {
    const { intro } = proseOf('# A\n\nB\n\n[room](chat) [file](/api/openapi.json) [page](/api/reference)');
    const targets = matchesIn(intro, /<a ([^>]*)>/g).map((attributes) =>
      attributes.includes('target="_blank" rel="noopener'),
    );
    expect(targets).toEqual([true, true, false]);
  });

  it('are refused if a heading has no id', () => {
    expect(() => proseOf('# A\n\nB\n\n## Fair play\n')).toThrow('“Fair play” has no id');
  });
});

describe('the FAQ and the Help Center', () => {
  it.each(CODES)('call the report buttons by their labels in %s', async (code) => {
    const { default: texts } = await NAMESPACES.report[code]();
    expect(texts).toMatchObject({ report: expect.any(String), title: { score: expect.any(String) } });
    const { report, title } = texts as { report: string; title: { score: string } };
    expect(JSON.stringify(await pageOf('faq', code))).toContain(title.score);
    expect(JSON.stringify(await pageOf('helpCenter', code))).toContain(report);
  });
});
