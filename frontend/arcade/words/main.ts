import { PRACTICE_WORDS } from '@gamegeek/arcade/words/practice-words.js';
import type { Guess } from '@gamegeek/arcade/words/word-code.js';
import { wordsGame } from '@gamegeek/arcade/words/words.game.js';
import { wordsMeta } from '@gamegeek/arcade/words/words.meta.js';
import { GUESSES, ROOMS, type RoomResult, type Words } from '@gamegeek/arcade/words/words.js';
import { start } from '../shell/start.js';
import { WORDS_HINTS } from './hints.js';
import { LETTER_KEYS } from './keyboard.js';
import { WORDS_TEXTS, type WordsTexts } from './texts.js';
import { WordsView } from './words-view.js';

const SQUARES_IN_LINE = 5;

/** A square for each door: green up to three guesses, yellow up to five, orange at the last one. */
function squareOf(result: RoomResult | undefined): string {
  if (!result) return '⬜';
  if (!result.opened) return '⬛';
  const guesses = result.guesses.length;
  return guesses <= 3 ? '🟩' : guesses < GUESSES ? '🟨' : '🟧';
}

start<Words, Guess, WordsTexts>({
  game: wordsGame(PRACTICE_WORDS),
  meta: wordsMeta,
  texts: WORDS_TEXTS,
  hints: WORDS_HINTS,
  keys: {
    ...Object.fromEntries(LETTER_KEYS.map((letter) => [letter, letter])),
    Backspace: 'undo',
    Enter: 'guess',
    NumpadEnter: 'guess',
  },
  swipes: false,
  pad: [],
  music: 'calm',
  isWon: ({ lives, results }) => lives > 0 && results.length === ROOMS,
  figures: (words, texts) => [
    { label: texts.door, value: `${Math.min(ROOMS, words.results.length + 1)}/${ROOMS}` },
    { label: texts.lives, value: '♥'.repeat(words.lives) || '–' },
    { label: texts.streak, value: `×${words.streak}` },
  ],
  results: ({ results }) =>
    results.map(({ secret, opened, guesses, points }, at) => ({
      label: `${at + 1}. ${secret.toUpperCase()}`,
      value: opened ? `${guesses.length} · +${points}` : '–',
      reached: opened,
    })),
  share({ results }) {
    const squares = Array.from({ length: ROOMS }, (_, at) => squareOf(results[at]));
    const lines = Array.from({ length: ROOMS / SQUARES_IN_LINE }, (_, line) =>
      squares.slice(line * SQUARES_IN_LINE, (line + 1) * SQUARES_IN_LINE).join(''),
    );
    return lines.slice(0, Math.max(1, Math.ceil(results.length / SQUARES_IN_LINE)));
  },
  view: (host) => new WordsView(host),
});
