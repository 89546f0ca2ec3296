import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { isBelow, isFields, type Deal } from '../secret-game.js';
import { shuffled, type Random } from '../random.js';
import { hint, LETTERS, SOLVED } from './hint.js';
import type { Guess } from './word-code.js';

export const GUESSES = 6;
export const ROOMS = 15;
export const LIVES = 3;
export const TOP_STREAK = 5;
/** The points of an opened door by number of guesses, before the streak. */
const POINTS = [80, 40, 20, 10, 5, 5] as const;

export interface WordLists {
  /** The words that doors hide. */
  secrets(language: Language): readonly string[];
  /** Whether a player may guess a word. */
  has(guess: Guess): boolean;
}

export interface Hinted {
  word: string;
  feedback: number;
}

export interface RoomResult {
  secret: string;
  opened: boolean;
  guesses: Hinted[];
  points: number;
}

/** What the player sees. */
export interface Words {
  /** The language of the run: that of its first guess. */
  language: Language | null;
  guesses: Hinted[];
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

/** Accents are left out, as in crosswords, and ß is ss. */
const WORD = new RegExp(`^[a-zäöüñ]{${LETTERS}}$`);

export function newWords(): Words {
  return {
    language: null,
    guesses: [],
    results: [],
    lives: LIVES,
    streak: 0,
    longestStreak: 0,
    score: 0,
    over: false,
  };
}

export function opened({ results }: Pick<Words, 'results'>): number {
  return results.filter((result) => result.opened).length;
}

export function dealWords(lists: WordLists, random: Random): Deal<Words, Guess, WordsAnswer, null> {
  let secrets: string[] | undefined;
  return {
    opening: null,
    answer({ results, guesses }, guess) {
      if (!lists.has(guess)) return null;
      // In the language of the first guess, which all others have as well.
      secrets ??= shuffled(random, lists.secrets(guess.language)).slice(0, ROOMS);
      const secret = secrets[results.length] as string;
      const feedback = hint(guess.word, secret);
      const isLost = feedback !== SOLVED && guesses.length + 1 === GUESSES;
      return { feedback, secret: isLost ? secret : null };
    },
  };
}

/** Whether it is known is answered. */
export function isAllowed(words: Words, { language, word }: Guess): boolean {
  return !words.over && (words.language ?? language) === language && WORD.test(word);
}

export function isWordsAnswer(value: unknown): value is WordsAnswer {
  if (!isFields(value) || !isBelow(SOLVED + 1, value.feedback)) return false;
  return value.secret === null || (typeof value.secret === 'string' && WORD.test(value.secret));
}

/** A door pays by the number of guesses, times the consecutive doors up to five. */
export function guess(words: Words, { language, word }: Guess, { feedback, secret }: WordsAnswer): void {
  words.language = language;
  words.guesses.push({ word, feedback });
  if (feedback === SOLVED) open(words, word);
  else if (words.guesses.length === GUESSES) lose(words, secret ?? '');
}

function open(words: Words, secret: string): void {
  words.streak = Math.min(words.streak + 1, TOP_STREAK);
  words.longestStreak = Math.max(words.longestStreak, words.streak);
  const points = (POINTS[words.guesses.length - 1] ?? 0) * words.streak;
  words.score += points;
  leave(words, { secret, opened: true, guesses: words.guesses, points });
}

function lose(words: Words, secret: string): void {
  words.streak = 0;
  words.lives--;
  leave(words, { secret, opened: false, guesses: words.guesses, points: 0 });
}

function leave(words: Words, result: RoomResult): void {
  words.results.push(result);
  words.guesses = [];
  words.over = words.lives === 0 || words.results.length === ROOMS;
}
