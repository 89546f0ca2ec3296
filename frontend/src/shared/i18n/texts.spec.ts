import { describe, expect, it } from '@jest/globals';
import { splitTexts } from './split-texts.js';
import { inEachLanguage, messages, texts, translated } from './texts.js';

const all = {
  title: { en: 'Games', es: 'Juegos', fr: 'Jeux', de: 'Spiele' },
  list: {
    found_one: { en: 'one', es: 'uno', fr: 'un', de: 'eins' },
    found_many: { es: 'millones', fr: 'millions' },
  },
} as const;
const imports = (...languages: string[]) =>
  `export default { ${languages.map((language) => `${language}: () => import('./x.texts.ts?${language}')`).join(', ')} };`;

describe('texts', () => {
  it('are loaded in one language, with the plural forms of that language', async () => {
    expect((await texts(all).de()).default).toEqual({ title: 'Spiele', list: { found_one: 'eins' } });
    expect((await texts(all).fr()).default).toEqual({
      title: 'Jeux',
      list: { found_one: 'un', found_many: 'millions' },
    });
  });

  it('take their English from elsewhere if it is given', async () => {
    const errors = translated({ a: { b: 'no' } }, { a: { b: { es: 'no', fr: 'non', de: 'nein' } } });
    expect((await texts({ errors }).en()).default).toEqual({ errors: { a: { b: 'no' } } });
    expect((await texts({ errors }).fr()).default).toEqual({ errors: { a: { b: 'non' } } });
  });

  it('are given in each language to pages that include all', () => {
    expect(inEachLanguage(all).es).toEqual({ title: 'Juegos', list: { found_one: 'uno', found_many: 'millones' } });
  });
});

describe('a file of texts', () => {
  it('becomes a module for each language and a loader for each of them', async () => {
    const loaders = texts(all);
    expect(await splitTexts(loaders, 'x.texts.ts', undefined)).toBe(imports('en', 'es', 'fr', 'de'));
    expect(await splitTexts(loaders, 'x.texts.ts', 'de')).toBe(
      'export default {"title":"Spiele","list":{"found_one":"eins"}};',
    );
  });

  it('of validation messages has no module for English', async () => {
    const loaders = messages({ 'Required.': { es: 'Obligatorio.', fr: 'Obligatoire.', de: 'Erforderlich.' } });
    expect(await splitTexts(loaders, 'x.texts.ts', undefined)).toBe(imports('es', 'fr', 'de'));
    await expect(splitTexts(loaders, 'x.texts.ts', 'en')).rejects.toThrow('x.texts.ts has no texts in “en”.');
  });
});
