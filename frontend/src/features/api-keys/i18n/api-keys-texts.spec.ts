import { describe, expect, it } from '@jest/globals';
import { de } from './api-keys.de.js';
import { en } from './api-keys.en.js';
import { es } from './api-keys.es.js';
import { fr } from './api-keys.fr.js';

/** Every text by its path. */
function linesOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? linesOf(inner, `${path}${key}/`) : [[`${path}${key}`, String(inner)]],
  );
}

/** What no translation may lose: the values it names, and code, word for word. */
const marksOf = ([path, text]: [string, string]) => [
  path,
  ...[...text.matchAll(/\{\{.*?\}\}|`[^`]*`/g)].map(([mark]) => mark).sort(),
];

describe.each([
  ['es', es],
  ['fr', fr],
  ['de', de],
])('the texts of the key page in %s', (_code, texts) => {
  it('say the same things with the same values and code as the English ones', () => {
    expect(linesOf(texts).map(marksOf)).toEqual(linesOf(en).map(marksOf));
  });

  it('are translated, every sentence of them', () => {
    const english = new Map(linesOf(en));
    const same = linesOf(texts).filter(
      ([path, text]) => text.trim() === '' || (english.get(path) === text && text.split(' ').length > 4),
    );
    expect(same).toEqual([]);
  });
});
