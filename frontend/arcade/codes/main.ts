import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import { SAFES, TRIES, type Codes } from '@gamegeek/arcade/codes/codes.js';
import { Shell } from '../shell/shell.js';
import { CODES_HINTS } from './hints.js';
import { CodesView } from './codes-view.js';
import { CODES_TEXTS, type CodesTexts } from './texts.js';

const DIGITS = ['1', '2', '3', '4', '5', '6'];

new Shell<Codes, number, CodesTexts>({
  game: codesGame,
  meta: codesMeta,
  texts: CODES_TEXTS,
  hints: CODES_HINTS,
  keys: {
    ...Object.fromEntries(DIGITS.flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`].map((code) => [code, digit]))),
    Backspace: 'undo',
    Enter: 'try',
    NumpadEnter: 'try',
  },
  swipes: false,
  pad: [],
  isWon: ({ results }) => results.length === SAFES && results.every(({ opened }) => opened),
  figures: (codes, words) => [
    { label: words.safe, value: `${Math.min(SAFES, codes.results.length + 1)}/${SAFES}` },
    { label: words.tries, value: String(TRIES - codes.hints.length) },
  ],
  view: (host) => new CodesView(host),
});
