import { LANGUAGES, type Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { LogCode } from '../input-log.js';
import { LETTERS } from './hint.js';

export interface Guess {
  language: Language;
  word: string;
}

/** Written as digits, because inputs on the wire have the letters a to z only. */
const SPECIAL_LETTERS = 'äöüñ';
const WIDTH = 2 + LETTERS;
const WRITTEN = new RegExp(`^(${LANGUAGES.join('|')})([a-z0-3]{${LETTERS}})$`);

/** Each guess with its language, one after the other. */
export const wordCode: LogCode<Guess> = {
  write: (inputs) => inputs.map(({ input }) => writeGuess(input)).join(''),
  read(text) {
    if (text.length % WIDTH !== 0) return null;
    const guesses = Array.from({ length: text.length / WIDTH }, (_, at) =>
      readGuess(text.slice(at * WIDTH, (at + 1) * WIDTH)),
    );
    return guesses.every((guess) => guess !== null) ? guesses.map((input) => ({ tick: 0, input })) : null;
  },
  extent: (text) => ({ inputs: Math.floor(text.length / WIDTH), lastTick: 0 }),
};

function writeGuess({ language, word }: Guess): string {
  return language + word.replace(/[äöüñ]/g, (letter) => String(SPECIAL_LETTERS.indexOf(letter)));
}

function readGuess(text: string): Guess | null {
  const [, code, letters] = WRITTEN.exec(text) ?? [];
  const language = LANGUAGES.find((known) => known === code);
  if (language === undefined || letters === undefined) return null;
  return { language, word: letters.replace(/\d/g, (digit) => SPECIAL_LETTERS.charAt(Number(digit))) };
}
