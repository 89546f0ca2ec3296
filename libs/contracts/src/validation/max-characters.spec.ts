import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { charactersOf } from './characters-of.js';
import { MaxCharacters } from './max-characters.js';

class Note {
  @MaxCharacters(3, { message: 'too long' })
  text: unknown;
}

function complaints(text: unknown): string[] {
  return validateSync(Object.assign(new Note(), { text })).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );
}

describe('MaxCharacters', () => {
  it.each(['', 'abc', '🎮🎮🎮', 'ab\n'])('accepts %j', (text) => expect(complaints(text)).toEqual([]));

  it.each(['abcd', '🎮🎮🎮🎮', 'a\ufe0fb\ufe0f', 7, null])('refuses %j', (text) => {
    expect(complaints(text)).toEqual(['too long']);
  });

  it('counts like PostgreSQL: a variation selector is a character', () => {
    expect(charactersOf('a\ufe0f')).toBe(2);
  });
});
