import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import { CRACKED, PEGS } from '@gamegeek/arcade/codes/code.js';
import { SAFES, TRIES, type Codes, type Hint } from '@gamegeek/arcade/codes/codes.js';
import { start } from '../shell/start.js';
import { CODES_HINTS } from './hints.js';
import { CodesView } from './codes-view.js';
import { CODES_TEXTS, type CodesTexts } from './texts.js';

const DIGITS = ['1', '2', '3', '4', '5', '6'];

/** A square for each try: green opens the safe, yellow has a colour in its place, white has none. */
function squareOf({ feedback }: Hint): string {
  if (feedback === CRACKED) return '🟩';
  return feedback > PEGS ? '🟨' : '⬜';
}

start<Codes, number, CodesTexts>({
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
  music: 'calm',
  isWon: ({ results }) => results.length === SAFES && results.every(({ opened }) => opened),
  figures: (codes, words) => [
    { label: words.safe, value: `${Math.min(SAFES, codes.results.length + 1)}/${SAFES}` },
    { label: words.tries, value: String(TRIES - codes.hints.length) },
  ],
  results: ({ results }, words) =>
    results.map(({ opened, hints, points }, at) => ({
      label: `${words.safe} ${at + 1}`,
      value: opened ? `${hints.length}/${TRIES} · +${points}` : words.lostValue,
      reached: opened,
    })),
  share: ({ results }) => results.map(({ hints, opened }) => hints.map(squareOf).join('') + (opened ? '🔓' : '🔒')),
  view: (host) => new CodesView(host),
});
