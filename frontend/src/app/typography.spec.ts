import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCE = path.join(import.meta.dirname, '..');

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every text of a language, whichever part of the site it belongs to; code within a text is no prose. */
async function proseIn(language: string): Promise<string[]> {
  const files = globSync(`**/i18n/**/{*.,}${language}.ts`, { cwd: SOURCE });
  const modules = await Promise.all(files.map((file): Promise<unknown> => import(path.join(SOURCE, file))));
  expect(files.length).toBeGreaterThan(10);
  return modules.flatMap(textsOf).map((text) => text.replace(/`[^`]*`/g, '``'));
}

const NARROW = '\u202f';
const FULL = '\u00a0';

describe('what a printer would see', () => {
  it.each(['es', 'fr', 'de'])('straight quotes and three full stops are nowhere in %s', async (language) => {
    const careless = (await proseIn(language)).filter((text) => /["']|\.\.\./.test(text));
    expect(careless).toEqual([]);
  });

  it('French keeps its marks by their word, with a space that does not break', async () => {
    const marks = new RegExp(`[^${NARROW}][;!?]|[^${FULL}]»|«[^${FULL}]|[^${FULL}]:(?=[ *]|$)`);
    expect((await proseIn('fr')).filter((text) => marks.test(text))).toEqual([]);
  });

  it('German quotes begin below and end above', async () => {
    const foreign = (await proseIn('de')).filter((text) => /[”«»]/.test(text) || count(text, '„') !== count(text, '“'));
    expect(foreign).toEqual([]);
  });

  it('Spanish opens what it asks and calls out', async () => {
    const unopened = (await proseIn('es')).filter(
      (text) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    );
    expect(unopened).toEqual([]);
  });
});

const count = (text: string, mark: string): number => text.split(mark).length - 1;
