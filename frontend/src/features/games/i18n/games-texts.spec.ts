import { describe, expect, it } from '@jest/globals';
import { de } from './games.de.js';
import { en } from './games.en.js';
import { es } from './games.es.js';
import { fr } from './games.fr.js';

/** Every text by its path. */
function linesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? linesOf(inner, `${path}${key}/`) : [[`${path}${key}`, String(inner)]],
  );
}

const valuesIn = (text: string): string[] => [...text.matchAll(/\{\{.*?\}\}/g)].map(([name]) => name).sort();
const shapeOf = (texts: object) => linesOf(texts).map(([path, text]) => [path, valuesIn(text)]);

describe.each(Object.entries({ es, fr, de }))('the texts of games in %s', (_code, texts) => {
  it('have the keys of the English ones and name the same values', () => {
    expect(shapeOf(texts)).toEqual(shapeOf(en));
  });

  it('leave no text empty', () => {
    expect(linesOf(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
