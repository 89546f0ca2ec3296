import { seededRandom } from '../../random.ts';
import { hint, SOLVED } from './hint.ts';
import { consistent, nextGuess } from './word-pilot.ts';
import { GUESSES, guessWord } from './word.engine.ts';
import { WORDS } from './word-list.ts';

/** A hint as people write it: g in place, y elsewhere, - not at all. */
function picture(code: number): string {
  return code.toString(3).padStart(5, '0').replaceAll('0', '-').replaceAll('1', 'y').replaceAll('2', 'g');
}

describe('word guessing', () => {
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
  ])('answers %s for the secret %s with %s', (guess, secret, told) => {
    expect(picture(hint(guess, secret))).toBe(told);
  });

  it('keeps the secret among the words that remain', () => {
    for (const secret of ['zebra', 'apple', 'mirth']) {
      const left = consistent(WORDS, 'crane', hint('crane', secret));
      expect(left).toContain(secret);
      expect(left.length).toBeLessThan(WORDS.length);
    }
    expect(hint('apple', 'apple')).toBe(SOLVED);
  });

  it.each([1, 2, 3] as const)('is guessed from what is still possible by the pilot of depth %d', (depth) => {
    const candidates = ['crane', 'crate', 'trace', 'brace', 'grace'];
    expect(candidates).toContain(nextGuess(candidates, depth, seededRandom(2)));
    const solved = WORDS.slice(0, 40).filter((secret) => guessWord(secret, depth, seededRandom(4)) !== null);
    expect(solved.length).toBeGreaterThan(20);
  });

  it('never takes more guesses than there are', () => {
    for (const secret of WORDS.slice(-30)) {
      const guesses = guessWord(secret, 1, seededRandom(9));
      if (guesses !== null) expect(guesses).toBeLessThanOrEqual(GUESSES);
    }
  });
});
