import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Language } from '#shared/i18n/languages.js';
import type { TextLoaders } from '#shared/i18n/texts.js';

const SOURCE = path.join(import.meta.dirname, '..');

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every text of a language, without code. */
async function proseIn(language: Language): Promise<string[]> {
  const files = globSync('**/*.texts.ts', { cwd: SOURCE });
  const modules = files.map((file): Promise<{ default: Partial<TextLoaders> }> => import(path.join(SOURCE, file)));
  const loaders = (await Promise.all(modules)).map((module) => module.default[language]);
  expect(loaders.length).toBeGreaterThan(10);
  const texts = await Promise.all(loaders.map(async (load) => load?.()));
  const all = [...texts.flatMap(textsOf), ...(await gameTextsIn(language)), ...pagesIn(language)];
  return all.map((text) => text.replace(/`[^`]*`/g, '``'));
}

/** The texts of the arcade and of embedded boards, whose files export the texts of each language. */
async function gameTextsIn(language: Language): Promise<string[]> {
  const files = globSync('../{arcade/*,embed}/texts.ts', { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(5);
  const modules = files.map((file): Promise<Record<string, Partial<Record<Language, object>>>> => {
    return import(path.join(SOURCE, file));
  });
  return (await Promise.all(modules)).flatMap(Object.values).flatMap((exported) => textsOf(exported[language]));
}

/** The lines of the Markdown pages, without the addresses of links and the ids of headings. */
function pagesIn(language: string): string[] {
  const files = globSync(`content/*.${language}.md`, { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(5);
  return files
    .flatMap((file) => readFileSync(path.join(SOURCE, file), 'utf8').split('\n'))
    .map((line) => line.replace(/\]\([^)]*\)| \{#[\w-]+\}$/g, ''));
}

const NARROW = '\u202f';
const FULL = '\u00a0';

describe('typography', () => {
  it.each(['es', 'fr', 'de'] as const)('uses no straight quotes or three full stops in %s', async (language) => {
    const violations = (await proseIn(language)).filter((text) => /["']|\.\.\./.test(text));
    expect(violations).toEqual([]);
  });

  it('uses no-break spaces before French punctuation', async () => {
    const marks = new RegExp(`[^${NARROW}][;!?]|[^${FULL}]»|«[^${FULL}]|[^${FULL}]:(?=[ *]|$)`);
    expect((await proseIn('fr')).filter((text) => marks.test(text))).toEqual([]);
  });

  it('uses German quotation marks', async () => {
    const foreign = (await proseIn('de')).filter((text) => /[”«»]/.test(text) || count(text, '„') !== count(text, '“'));
    expect(foreign).toEqual([]);
  });

  it('opens Spanish questions and exclamations', async () => {
    const unopened = (await proseIn('es')).filter(
      (text) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    );
    expect(unopened).toEqual([]);
  });
});

const count = (text: string, mark: string): number => text.split(mark).length - 1;
