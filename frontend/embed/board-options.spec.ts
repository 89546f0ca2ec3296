import { describe, expect, it } from '@jest/globals';
import { readOptions } from './board-options.js';

const read = (path: string, languages: string[] = []) => readOptions(new URL(path, 'https://games.example'), languages);

describe('the options of an embedded board', () => {
  it('are read from its address', () => {
    expect(read('/embed/board/42?board=level-03&period=day&rows=5&theme=light&lang=de')).toEqual({
      game: 42,
      board: 'level-03',
      period: 'day',
      rows: 5,
      theme: 'light',
      language: 'de',
    });
  });

  it('are the defaults for missing or invalid parameters', () => {
    const defaults = { game: 42, board: undefined, period: 'all', rows: 10, theme: 'system', language: 'fr' };
    expect(read('/embed/board/42', ['fr-CA', 'en'])).toEqual(defaults);
    expect(read('/embed/board/42?board=Level+3&period=year&rows=-1&theme=pink&lang=xx', ['fr'])).toEqual(defaults);
    expect(read('/embed/board/42?board=main', ['fr'])).toEqual(defaults);
    expect(read('/embed/board/42?rows=1000', ['xx'])).toMatchObject({ rows: 100, language: 'en' });
  });
});
