import { pick, type Random } from '../../../libs/arcade/src/random.ts';
import { hint } from '../../../libs/arcade/src/words/hint.ts';
import { WORD_LISTS } from '../../../libs/arcade/src/words/lists/word-lists.ts';
import type { Depth } from '../engine.ts';

/** Pilots play in English. */
export const WORDS = WORD_LISTS.secrets('en');

/** The number of candidates that depth 3 compares. */
const WEIGHED = 40;

/** The words that would have produced the same hint. */
export function consistent(candidates: readonly string[], guess: string, feedback: number): string[] {
  return candidates.filter((word) => hint(guess, word) === feedback);
}

/**
 * The next guess among the candidates: depth 1 takes any, 2 the one with the most common letters, 3 the one that leaves
 * the fewest words on average.
 */
export function nextGuess(candidates: readonly string[], depth: Depth, random: Random): string {
  if (depth === 1 || candidates.length <= 2) return pick(random, candidates);
  const opening = candidates === WORDS ? openings.get(depth) : undefined;
  if (opening) return opening;
  const guess = weigh(candidates, depth);
  if (candidates === WORDS) openings.set(depth, guess);
  return guess;
}

/** The first guess is the same in every room and the most expensive to compute. */
const openings = new Map<Depth, string>();

function weigh(candidates: readonly string[], depth: Depth): string {
  const value = depth === 2 ? commonLetters(candidates) : wordsLeftOver(candidates);
  const weighed = depth === 2 ? candidates : sample(candidates);
  return weighed.reduce(
    (best, word) => {
      const worth = value(word);
      return worth > best.worth ? { word, worth } : best;
    },
    { word: '', worth: -Infinity },
  ).word;
}

function sample(candidates: readonly string[]): string[] {
  const stride = Math.ceil(candidates.length / WEIGHED);
  return candidates.filter((_, index) => index % stride === 0);
}

function commonLetters(candidates: readonly string[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of candidates) for (const letter of new Set(word)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return (word) => [...new Set(word)].reduce((sum, letter) => sum + (counts.get(letter) ?? 0), 0);
}

function wordsLeftOver(candidates: readonly string[]): (word: string) => number {
  return (guess) => {
    const groups = new Map<number, number>();
    for (const secret of candidates) {
      const feedback = hint(guess, secret);
      groups.set(feedback, (groups.get(feedback) ?? 0) + 1);
    }
    let leftOver = 0;
    for (const size of groups.values()) leftOver += size * size;
    return -leftOver;
  };
}
