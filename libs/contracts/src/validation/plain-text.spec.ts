import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { read, sentencesOf } from '../../test/sentences.js';
import { IsPlainText, isPlainText, Trimmed } from './plain-text.js';

class Note {
  @Trimmed()
  @IsPlainText()
  text: string;
}

describe('plain text', () => {
  it('is what people write, in any script, over several lines', () => {
    for (const text of ['Hello, world', 'Zürich ✓ 东京 🎮', 'one\ntwo\tthree', '', '<b>not markup</b>']) {
      expect(isPlainText(text)).toBe(true);
    }
  });

  it.each(['00', '08', '0B', '0C', '0D', '1B', '1F', '7F', '80', '85', '9B', '9F'])(
    'holds no control character: not U+00%s',
    (code) => expect(isPlainText(`before${String.fromCodePoint(parseInt(code, 16))}after`)).toBe(false),
  );

  it('holds no half of a pair', () => {
    expect(isPlainText('\ud83c')).toBe(false);
    expect(isPlainText('\udfae\ud83c')).toBe(false);
    expect(isPlainText('\ud83c\udfae')).toBe(true);
  });

  it('is text', () => {
    for (const value of [1, null, undefined, {}, ['a']]) expect(isPlainText(value)).toBe(false);
  });

  it('is any well-formed text whose control characters are newlines and tabs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isPlainText(text)).toBe(!/\p{Cc}/u.test(text.replace(/[\n\t]/g, '')));
      }),
    );
  });

  it('says what is wrong with it', () => {
    expect(sentencesOf(Note, { text: 'a\0b' })).toEqual({ text: ['Text must not contain control characters'] });
    expect(sentencesOf(Note, { text: 'fine' })).toEqual({});
  });
});

describe('text that is stored', () => {
  it('is trimmed and composed', () => {
    expect(read(Note, { text: ' \n Zu\u0308rich \u00a0' }).text).toBe('Z\u00fcrich');
  });

  it('stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const { text } = read(Note, { text: given });
        expect(text).toBe(text.trim());
        expect(text).toBe(text.normalize('NFC'));
        expect(read(Note, { text }).text).toBe(text);
      }),
    );
  });

  it('is left to the validators where it cannot be composed or is no text', () => {
    for (const text of [' \ud800 ', 7, null]) expect(read(Note, { text }).text).toBe(text);
  });
});
