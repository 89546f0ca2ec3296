import { mix } from '@gamegeek/rules/theme/colors.js';
import { dark } from '@gamegeek/rules/theme/dark.js';
import { circle, faint, frame, pixels, rounded, type Picture, type Shape } from '../pictures/picture.js';
import { CRACKED, PEGS, pegsOf } from './code.js';
import { SAFES, TRIES, type Codes, type Hint } from './codes.js';
import { CLOSED, OPEN, SHAPES } from './sprites.js';

/** The safes of the run, above the tries at the last one. */
const SAFE = 24;
const SAFE_STEP = 32;
const PEG = { width: 34, height: 16 };
const ROW = 20;
const GAP = 4;
const ANSWER = 42;
const WIDTH = PEGS * (PEG.width + GAP) + ANSWER + GAP;
const ROWS_TOP = SAFE + 8;
const HEIGHT = ROWS_TOP + TRIES * (ROW + 2) - 2;
/** The radius of the dots of an answer. */
const DOT = 3;

const { accent, danger, fourth, gold, ground, line, lineStrong, record, second, surface, text, third } = dark;

const COLORS = [accent, second, third, fourth, record, danger];
const SAFE_COLORS = {
  f: lineStrong,
  b: mix(lineStrong, dark.surfaceRaised, 0.5),
  k: dark.textMuted,
  w: accent,
  h: dark.textMuted,
  g: gold,
  y: mix(gold, ground, 0.35),
};
const FAINT_COLORS = faint(SAFE_COLORS);

export function codesPicture({ results }: Codes): Picture {
  const left = (WIDTH - (SAFES - 1) * SAFE_STEP - SAFE) / 2;
  const safes = Array.from({ length: SAFES }, (_, at) => {
    const isOpen = results[at]?.opened === true;
    return pixels(isOpen ? SAFE_COLORS : FAINT_COLORS, left + at * SAFE_STEP, 0, isOpen ? OPEN : CLOSED, 2);
  });
  const hints = results.at(-1)?.hints ?? [];
  const rows = Array.from({ length: TRIES }, (_, row) => rowOf(hints[row], ROWS_TOP + row * (ROW + 2)));
  return { width: WIDTH, height: HEIGHT, shapes: [...safes, ...rows.flat()] };
}

function rowOf(hint: Hint | undefined, y: number): Shape[] {
  const pegs = hint ? pegsOf(hint.guess) : [];
  return [
    ...rounded(surface, { x: 0, y, width: WIDTH, height: ROW }, 1),
    ...(hint?.feedback === CRACKED ? frame(accent, { x: 0, y, width: WIDTH, height: ROW }, 1) : []),
    ...Array.from({ length: PEGS }, (_, at) => pegAt(pegs[at], GAP + at * (PEG.width + GAP), y + 2)).flat(),
    ...(hint ? answerOf(hint, y + ROW / 2) : []),
  ];
}

function pegAt(color: number | undefined, x: number, y: number): Shape[] {
  const box = { x, y, ...PEG };
  if (color === undefined) return frame(line, box, 1);
  const face = COLORS[color] ?? text;
  return [
    ...rounded(mix(face, '#000000', 0.27), box, 1),
    ...rounded(face, { ...box, height: PEG.height - 2 }, 1),
    pixels({ '#': ground }, x + PEG.width / 2 - 4, y + (PEG.height - 2) / 2 - 4, SHAPES[color] ?? []),
  ];
}

/** A filled dot for a peg in its place, a ring for a colour in another. */
function answerOf({ feedback }: Hint, y: number): Shape[] {
  const places = Math.floor(feedback / (PEGS + 1));
  const all = places + (feedback % (PEGS + 1));
  const left = WIDTH - GAP / 2 - ANSWER / 2 - ((all - 1) * (DOT * 2 + 3)) / 2;
  return Array.from({ length: all }, (_, at) => {
    const x = left + at * (DOT * 2 + 3);
    return at < places ? [circle(text, x, y, DOT)] : [circle(text, x, y, DOT), circle(surface, x, y, DOT - 1.2)];
  }).flat();
}
