import { mix } from '@gamegeek/rules/theme/colors.js';
import { dark } from '@gamegeek/rules/theme/dark.js';
import { faint, frame, pixels, rect, text, type Picture, type Shape } from '../pictures/picture.js';
import { LETTERS, markOf } from './hint.js';
import { CLOSED, OPEN } from './sprites.js';
import { GUESSES, ROOMS, type Hinted, type Words } from './words.js';

/** The doors of the run, above the guesses at the last one. */
const DOOR = { width: 14, height: 14 };
const TILE = { width: 30, height: 25 };
const GAP = 3;
const ROWS_TOP = DOOR.height + 9;
const WIDTH = ROOMS * DOOR.width;
const LEFT = (WIDTH - LETTERS * TILE.width - (LETTERS - 1) * GAP) / 2;
const HEIGHT = ROWS_TOP + GUESSES * (TILE.height + GAP) - GAP;
const LETTER_SIZE = 18;

const { accent, bronze, gold, ground, line, lineStrong, onAccent, record, recordSoft, surface, surfaceRaised } = dark;

const DOOR_COLORS = {
  f: lineStrong,
  d: mix(bronze, '#000000', 0.35),
  e: mix(bronze, '#000000', 0.5),
  i: mix(lineStrong, ground, 0.3),
  k: gold,
  l: mix(gold, '#ffffff', 0.5),
  w: accent,
};
const FAINT_COLORS = faint(DOOR_COLORS);

/** By mark: absent, in another place, in the right place. */
const MARKS = [
  { face: surfaceRaised, edge: surfaceRaised, letter: dark.textMuted },
  { face: recordSoft, edge: record, letter: record },
  { face: accent, edge: accent, letter: onAccent },
];

export function wordsPicture({ results }: Words): Picture {
  const doors = Array.from({ length: ROOMS }, (_, at) => {
    const result = results[at];
    return pixels(result ? DOOR_COLORS : FAINT_COLORS, at * DOOR.width + 1, 0, result?.opened ? OPEN : CLOSED);
  });
  const guesses = results.at(-1)?.guesses ?? [];
  const rows = Array.from({ length: GUESSES }, (_, row) => rowOf(guesses[row], ROWS_TOP + row * (TILE.height + GAP)));
  return { width: WIDTH, height: HEIGHT, shapes: [...doors, ...rows.flat()] };
}

function rowOf(guess: Hinted | undefined, y: number): Shape[] {
  return Array.from({ length: LETTERS }, (_, place) => {
    const box = { x: LEFT + place * (TILE.width + GAP), y, ...TILE };
    const mark = guess && MARKS[markOf(guess.feedback, place)];
    const { face, edge } = mark ?? { face: surface, edge: line };
    const letter = guess?.word.charAt(place).toUpperCase() ?? '';
    return [
      rect(face, box.x, y, TILE.width, TILE.height),
      ...frame(edge, box, 1),
      ...(mark ? [text(mark.letter, box.x + TILE.width / 2, y + TILE.height / 2, LETTER_SIZE, letter)] : []),
    ];
  }).flat();
}
