import { shuffled, type Random } from '../../random.ts';
import type { Depth, Engine } from '../engine.ts';
import { hint, SOLVED } from './hint.ts';
import { consistent, nextGuess } from './word-pilot.ts';
import { WORDS } from './word-list.ts';

export const GUESSES = 5;
const ROOMS = 15;
const POINTS = 5;
const TOP_STREAK = 5;

/** The guesses it took to open a door, or null when they did not suffice. */
export function guessWord(secret: string, depth: Depth, random: Random): number | null {
  let candidates: readonly string[] = WORDS;
  for (let guesses = 1; guesses <= GUESSES; guesses++) {
    const guess = nextGuess(candidates, depth, random);
    const told = hint(guess, secret);
    if (told === SOLVED) return guesses;
    candidates = consistent(candidates, guess, told);
  }
  return null;
}

/**
 * Fifteen locked rooms, a word each, and three lives: an opened door pays 5 points, doubled for each guess left,
 * times the doors opened in a row, up to five.
 */
export const wordEngine: Engine = {
  name: 'words',
  play(random, depth) {
    let score = 0;
    let lives = 3;
    let streak = 0;
    let opened = 0;
    for (const secret of shuffled(random, WORDS).slice(0, ROOMS)) {
      const guesses = guessWord(secret, depth, random);
      if (guesses === null) {
        streak = 0;
        lives--;
        if (lives === 0) break;
      } else {
        opened++;
        streak = Math.min(streak + 1, TOP_STREAK);
        score += POINTS * 2 ** (GUESSES - guesses) * streak;
      }
    }
    return { score, summary: `${opened} doors opened` };
  },
};
