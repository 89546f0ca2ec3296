import { answer, CODE_COUNT, CRACKED } from '../../../libs/arcade/src/codes/code.ts';
import type { Hint } from '../../../libs/arcade/src/codes/codes.ts';
import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { nextCode, possibleCodes } from './code-pilot.ts';
import { knownAnswer } from './known-answer.ts';

describe('the pilot of codes', () => {
  it('precomputes the answer for every guess and secret', () => {
    for (let guess = 0; guess < CODE_COUNT; guess += 37)
      for (let secret = 0; secret < CODE_COUNT; secret += 41)
        expect(knownAnswer(guess, secret)).toBe(answer(guess, secret));
  });

  it.each([1, 2, 3] as const)('guesses codes that fit the hints at depth %d', (depth) => {
    const secret = 4 + 6 + 3 * 36 + 3 * 216;
    const random = seededRandom(8);
    const hints: Hint[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const guess = nextCode(hints, depth, random);
      expect(possibleCodes(hints)).toContain(guess);
      if (answer(guess, secret) === CRACKED) break;
      hints.push({ guess, feedback: answer(guess, secret) });
    }
    expect(possibleCodes(hints)).toContain(secret);
  });
});
