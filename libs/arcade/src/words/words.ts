import { isBelow, isFields, type Deal } from '../secret-game.js';
import { shuffled, type Random } from '../random.js';
import { hint, LETTERS, SOLVED } from './hint.js';
import { WORDS } from './word-list.js';

export const GUESSES = 6;
export const ROOMS = 15;
export const LIVES = 3;
export const TOP_STREAK = 5;
/** The points of an opened door by number of guesses, before the streak. */
const POINTS = [80, 40, 20, 10, 5, 5] as const;

export interface RoomResult {
  secret: string;
  opened: boolean;
  guesses: number;
  points: number;
}

/** What the player sees. */
export interface Words {
  guesses: { word: string; feedback: number }[];
  results: RoomResult[];
  lives: number;
  streak: number;
  longestStreak: number;
  score: number;
  over: boolean;
}

export type WordsAnswer = {
  feedback: number;
  /** The word of a door that stays closed after its last guess. */
  secret: string | null;
};

const WORD = new RegExp(`^[a-z]{${LETTERS}}$`);

export function newWords(): Words {
  return { guesses: [], results: [], lives: LIVES, streak: 0, longestStreak: 0, score: 0, over: false };
}

export function opened({ results }: Pick<Words, 'results'>): number {
  return results.filter((result) => result.opened).length;
}

export function dealWords(random: Random): Deal<Words, string, WordsAnswer, null> {
  const secrets = shuffled(random, WORDS).slice(0, ROOMS);
  return {
    opening: null,
    answer({ results, guesses }, word) {
      const secret = secrets[results.length] as string;
      const feedback = hint(word, secret);
      const isLost = feedback !== SOLVED && guesses.length + 1 === GUESSES;
      return { feedback, secret: isLost ? secret : null };
    },
  };
}

/** Any five letters are accepted. */
export function isAllowed({ over }: Words, word: string): boolean {
  return !over && WORD.test(word);
}

export function isWordsAnswer(value: unknown): value is WordsAnswer {
  if (!isFields(value) || !isBelow(SOLVED + 1, value.feedback)) return false;
  return value.secret === null || (typeof value.secret === 'string' && WORD.test(value.secret));
}

/** A door pays by the number of guesses, times the consecutive doors up to five. */
export function guess(words: Words, word: string, { feedback, secret }: WordsAnswer): void {
  words.guesses.push({ word, feedback });
  if (feedback === SOLVED) open(words, word);
  else if (words.guesses.length === GUESSES) lose(words, secret ?? '');
}

function open(words: Words, secret: string): void {
  words.streak = Math.min(words.streak + 1, TOP_STREAK);
  words.longestStreak = Math.max(words.longestStreak, words.streak);
  const points = (POINTS[words.guesses.length - 1] ?? 0) * words.streak;
  words.score += points;
  leave(words, { secret, opened: true, guesses: words.guesses.length, points });
}

function lose(words: Words, secret: string): void {
  words.streak = 0;
  words.lives--;
  leave(words, { secret, opened: false, guesses: words.guesses.length, points: 0 });
}

function leave(words: Words, result: RoomResult): void {
  words.results.push(result);
  words.over = words.lives === 0 || words.results.length === ROOMS;
  if (!words.over) words.guesses = [];
}
