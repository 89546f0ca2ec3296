import { hint } from './hint.js';
import { WORDS } from './word-list.js';

/** A hint in letters: g for the right place, y for another place, - for absent. */
function picture(code: number): string {
  return code.toString(3).padStart(5, '0').replaceAll('0', '-').replaceAll('1', 'y').replaceAll('2', 'g');
}

describe('words', () => {
  it('knows hundreds of distinct words of five letters', () => {
    expect(WORDS.length).toBeGreaterThan(500);
    expect(new Set(WORDS).size).toBe(WORDS.length);
    for (const word of WORDS) expect(word).toMatch(/^[a-z]{5}$/);
  });

  it.each([
    ['crane', 'crane', 'ggggg'],
    ['trace', 'crate', 'yggyg'],
    ['hello', 'lemon', '-gy-y'],
    ['sheep', 'eight', '-yy--'],
    ['eerie', 'elbow', 'g----'],
  ])('answers %s for the secret %s with %s', (guess, secret, feedback) => {
    expect(picture(hint(guess, secret))).toBe(feedback);
  });
});
