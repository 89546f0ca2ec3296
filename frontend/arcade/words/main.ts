import { wordsGame } from '@gamegeek/arcade/words/words.game.js';
import { wordsMeta } from '@gamegeek/arcade/words/words.meta.js';
import { ROOMS, type Words } from '@gamegeek/arcade/words/words.js';
import { Shell } from '../shell/shell.js';
import { WORDS_HINTS } from './hints.js';
import { WORDS_TEXTS, type WordsTexts } from './texts.js';
import { WordsView } from './words-view.js';

const LETTER_KEYS = Object.fromEntries([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [letter, letter]));

new Shell<Words, string, WordsTexts>({
  game: wordsGame,
  meta: wordsMeta,
  texts: WORDS_TEXTS,
  hints: WORDS_HINTS,
  keys: { ...LETTER_KEYS, Backspace: 'undo', Enter: 'guess', NumpadEnter: 'guess' },
  swipes: false,
  pad: [],
  isWon: ({ lives, results }) => lives > 0 && results.length === ROOMS,
  figures: (words, texts) => [
    { label: texts.door, value: `${Math.min(ROOMS, words.results.length + 1)}/${ROOMS}` },
    { label: texts.lives, value: '♥'.repeat(words.lives) || '–' },
    { label: texts.streak, value: `×${words.streak}` },
  ],
  view: (host) => new WordsView(host),
});
