import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MENTIONS_MAX, mentionsIn } from './mentions.js';

describe('mentionsIn', () => {
  it.each<[string, string[][]]>([
    ['@ada look at this', [['ada']]],
    ['Well played, @Grace_H-2!', [['Grace_H-2']]],
    ['(@ada) and\n@bob', [['ada'], ['bob']]],
    ['@ada @ADA @ada', [['ada']]],
    ['As @ada. said', [['ada.', 'ada']]],
    ['@ada...', [['ada...', 'ada']]],
    ['@ab. is too short to be bare', [['ab.']]],
    ['mail me at ada@players.example or see x.example/@ada', []],
    ['@@ada @a @', []],
    ['nobody', []],
  ])('are those of %j', (content, names) => {
    expect(mentionsIn(content)).toEqual(names);
  });

  it('returns the first five mentions', () => {
    const names = ['ada', 'bob', 'eve', 'joe', 'kim', 'lee', 'max'];
    expect(mentionsIn(names.map((name) => `@${name}`).join(' '))).toEqual(
      names.slice(0, MENTIONS_MAX).map((name) => [name]),
    );
  });

  it('finds any username at any place between words', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_.-]{2,31}[A-Za-z0-9_]$/);
    const word = fc.stringMatching(/^[a-zäöé]{0,8}$/);
    fc.assert(
      fc.property(name, word, word, (called, before, after) => {
        expect(mentionsIn(`${before} @${called} ${after}`)).toEqual([[called]]);
      }),
    );
  });

  it('is fast for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('@', 'a', '.', '-', ' ', '_'), maxLength: 2_000 }), (content) => {
        expect(mentionsIn(content).length).toBeLessThanOrEqual(MENTIONS_MAX);
      }),
    );
  });
});
