import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { hint, SOLVED } from '../../../libs/arcade/src/words/hint.ts';
import { consistent, nextGuess, WORDS } from './word-pilot.ts';

describe('the pilot of words', () => {
  it('keeps the secret among the candidates', () => {
    for (const secret of ['zebra', 'apple', 'lemon']) {
      const left = consistent(WORDS, 'crane', hint('crane', secret));
      expect(left).toContain(secret);
      expect(left.length).toBeLessThan(WORDS.length);
    }
    expect(hint('apple', 'apple')).toBe(SOLVED);
  });

  it.each([1, 2, 3] as const)('guesses candidates at depth %d', (depth) => {
    const candidates = ['crane', 'crate', 'trace', 'brace', 'grace'];
    expect(candidates).toContain(nextGuess(candidates, depth, seededRandom(2)));
  });
});
