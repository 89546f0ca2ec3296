import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { read, sentencesOf } from '../../test/sentences.js';
import { IsPlainText, isPlainName, isPlainText, Trimmed } from './plain-text.js';

class Note {
  @Trimmed()
  @IsPlainText()
  text: string;
}

describe('isPlainText', () => {
  it('accepts several lines in any script', () => {
    for (const text of ['Hello, world', 'Zürich ✓ 东京 🎮', 'one\ntwo\tthree', '', '<b>not markup</b>']) {
      expect(isPlainText(text)).toBe(true);
    }
  });

  it.each(['00', '08', '0B', '0C', '0D', '1B', '1F', '7F', '80', '85', '9B', '9F'])(
    'refuses the control character U+00%s',
    (code) => expect(isPlainText(`before${String.fromCodePoint(parseInt(code, 16))}after`)).toBe(false),
  );

  it('refuses lone surrogates', () => {
    expect(isPlainText('\ud83c')).toBe(false);
    expect(isPlainText('\udfae\ud83c')).toBe(false);
    expect(isPlainText('\ud83c\udfae')).toBe(true);
  });

  it('refuses values other than text', () => {
    for (const value of [1, null, undefined, {}, ['a']]) expect(isPlainText(value)).toBe(false);
  });

  it('accepts exactly well-formed text without control characters except newline and tab', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isPlainText(text)).toBe(!/\p{Cc}/u.test(text.replace(/[\n\t]/g, '')));
      }),
    );
  });

  it('has a message for each fault', () => {
    expect(sentencesOf(Note, { text: 'a\0b' })).toEqual({ text: ['Text must not contain control characters'] });
    expect(sentencesOf(Note, { text: 'fine' })).toEqual({});
  });
});

describe('isPlainName', () => {
  it('accepts names in any script', () => {
    for (const name of ['Hexfall', 'לילה טוב', 'سباق', '👩‍🚀 Moon']) expect(isPlainName(name)).toBe(true);
  });

  it.each(['061C', '200E', '200F', '202A', '202B', '202C', '202D', '202E', '2066', '2067', '2068', '2069'])(
    'refuses the bidirectional control character U+%s',
    (code) => expect(isPlainName(`Hex${String.fromCodePoint(parseInt(code, 16))}fall`)).toBe(false),
  );
});

describe('trimmed text', () => {
  it('is trimmed and normalised', () => {
    expect(read(Note, { text: ' \n Zu\u0308rich \u00a0' }).text).toBe('Z\u00fcrich');
  });

  it('does not change when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const { text } = read(Note, { text: given });
        expect(text).toBe(text.trim());
        expect(text).toBe(text.normalize('NFC'));
        expect(read(Note, { text }).text).toBe(text);
      }),
    );
  });

  it('is left to the validators when it cannot be normalised', () => {
    for (const text of [' \ud800 ', 7, null]) expect(read(Note, { text }).text).toBe(text);
  });
});
