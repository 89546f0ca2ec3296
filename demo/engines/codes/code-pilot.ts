import { CODE_COUNT } from '../../../libs/arcade/src/codes/code.ts';
import type { Hint } from '../../../libs/arcade/src/codes/codes.ts';
import { below, pick, type Random } from '../../../libs/arcade/src/random.ts';
import type { Depth } from '../engine.ts';
import { knownAnswer } from './known-answer.ts';

const ALL_CODES = Array.from({ length: CODE_COUNT }, (_, code) => code);
/** The number of hints that depth 1 considers. */
const SHORT_MEMORY = 3;
const WEIGHED = 24;

export function possibleCodes(hints: readonly Hint[]): number[] {
  return ALL_CODES.filter((code) => hints.every(({ guess, feedback }) => knownAnswer(guess, code) === feedback));
}

/**
 * Depth 1 guesses a code that fits its last hints, 2 one that fits all of them, 3 the one that leaves the fewest codes
 * on average.
 */
export function nextCode(hints: readonly Hint[], depth: Depth, random: Random): number {
  if (hints.length === 0) return below(random, CODE_COUNT);
  const possible = possibleCodes(depth === 1 ? hints.slice(-SHORT_MEMORY) : hints);
  if (depth < 3 || possible.length <= 2) return pick(random, possible);
  const stride = Math.ceil(possible.length / WEIGHED);
  let best = possible[0] as number;
  let fewest = Infinity;
  for (let at = 0; at < possible.length; at += stride) {
    const guess = possible[at] as number;
    const left = leftOver(guess, possible);
    if (left < fewest) [best, fewest] = [guess, left];
  }
  return best;
}

function leftOver(guess: number, possible: readonly number[]): number {
  const groups = new Uint16Array(32);
  for (const code of possible) {
    const feedback = knownAnswer(guess, code);
    groups[feedback] = (groups[feedback] as number) + 1;
  }
  return groups.reduce((sum, size) => sum + size * size, 0);
}
