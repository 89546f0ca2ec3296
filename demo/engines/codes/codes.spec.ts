import { seededRandom } from '../../random.ts';
import { answer, CODE_COUNT, COLOURS, CRACKED, knownAnswer, PEGS, pegsOf } from './code.ts';
import { nextCode, possibleCodes, type Hint } from './code-pilot.ts';
import { crack, TRIES } from './code.engine.ts';

function code(...pegs: number[]): number {
  return pegs.reduce((sum, peg, at) => sum + peg * COLOURS ** at, 0);
}

function told(places: number, colours: number): number {
  return places * (PEGS + 1) + colours;
}

describe('code breaking', () => {
  it('writes a code as four pegs of six colours', () => {
    expect(pegsOf(code(0, 5, 2, 1))).toEqual([0, 5, 2, 1]);
    expect(CODE_COUNT).toBe(1296);
  });

  it.each([
    [[0, 1, 2, 3], [0, 1, 2, 3], 4, 0],
    [[0, 1, 2, 3], [3, 2, 1, 0], 0, 4],
    [[0, 0, 1, 1], [0, 1, 0, 2], 1, 2],
    [[5, 5, 5, 5], [0, 1, 2, 3], 0, 0],
    [[1, 1, 2, 2], [1, 1, 1, 2], 3, 0],
  ])('answers %j for the secret %j with %d places and %d colours', (guess, secret, places, colours) => {
    expect(answer(code(...guess), code(...secret))).toBe(told(places, colours));
    expect(knownAnswer(code(...guess), code(...secret))).toBe(told(places, colours));
  });

  it.each([1, 2, 3] as const)('is played with guesses that fit the hints by the pilot of depth %d', (depth) => {
    const secret = code(4, 1, 3, 3);
    const random = seededRandom(8);
    const hints: Hint[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const guess = nextCode(hints, depth, random);
      expect(possibleCodes(hints)).toContain(guess);
      if (answer(guess, secret) === CRACKED) break;
      hints.push({ guess, told: answer(guess, secret) });
    }
    expect(possibleCodes(hints)).toContain(secret);
  });

  it('cracks nearly every safe within the tries when it remembers everything', () => {
    const random = seededRandom(1);
    const tries = Array.from({ length: 60 }, (_, index) => crack(index * 21, 2, random));
    expect(tries.filter((count) => count !== null).length).toBeGreaterThan(55);
    for (const count of tries) if (count !== null) expect(count).toBeLessThanOrEqual(TRIES);
  });
});
