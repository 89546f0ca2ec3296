import { below, type Random } from '../../random.ts';
import type { Depth, Engine } from '../engine.ts';
import { CODE_COUNT, CRACKED, knownAnswer } from './code.ts';
import { nextCode, type Hint } from './code-pilot.ts';

export const TRIES = 8;
const SAFES = 6;
const POINTS = 10;

/** The tries it took, or null when the safe stayed shut. */
export function crack(secret: number, depth: Depth, random: Random): number | null {
  const hints: Hint[] = [];
  for (let tries = 1; tries <= TRIES; tries++) {
    const guess = nextCode(hints, depth, random);
    const told = knownAnswer(guess, secret);
    if (told === CRACKED) return tries;
    hints.push({ guess, told });
  }
  return null;
}

/** Six safes with a code of four colours: each try that is left doubles what an opened safe pays. */
export const codeEngine: Engine = {
  name: 'codes',
  play(random, depth) {
    let score = 0;
    let opened = 0;
    for (let safe = 0; safe < SAFES; safe++) {
      const tries = crack(below(random, CODE_COUNT), depth, random);
      if (tries === null) continue;
      opened++;
      score += POINTS * 2 ** (TRIES - tries);
    }
    return { score, summary: `${opened} safes opened` };
  },
};
