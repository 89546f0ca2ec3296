import { mix } from '@gamegeek/rules/theme/colors.js';
import { dark } from '@gamegeek/rules/theme/dark.js';
import { pixels, rect, type Picture, type Shape } from '../pictures/picture.js';
import type { Stacker } from './stacker.js';
import { cellsOf, COLUMNS, isSolid, PIECE_I, PIECE_O, ROWS, spawnPiece } from './well.js';

const CELL = 10;
/** Of a piece beside the well. */
const SMALL = 0.5;
const PANEL = 24;
const EDGE = 3;
const LEFT = PANEL + EDGE;
const WELL = COLUMNS * CELL;
const WIDTH = WELL + LEFT * 2;
const HEIGHT = ROWS * CELL + EDGE * 2;
const PANEL_TOP = 20;
const PANEL_STEP = 19;
const HELD_HEIGHT = 40;
const NEXT_HEIGHT = HEIGHT - 90;

const { accent, bronze, danger, fourth, grid, ground, line, lineStrong, record, second, surface, third } = dark;

const CRATE = ['llllllllld', ...Array<string>(8).fill('lccccccccd'), 'dddddddddd'];
/** Marks of kinds, so that colour is not the only difference: from the third row on. */
const MARKS = [
  ['', '', '  mmmmmm', '  mmmmmm'],
  ['', '   mmmm', '   mmmm', '   mmmm', '   mmmm'],
  ['  mm', '   mm', '    mm', '     mm', '      mm'],
  ['  mm  mm', '  mm  mm', '', '', '  mm  mm', '  mm  mm'],
];
const CRATES = MARKS.map((mark) =>
  CRATE.map((row, y) => [...row].map((dot, x) => (mark[y - 2]?.[x] === 'm' ? 'm' : dot)).join('')),
);
const COLORS = [third, record, second, accent, danger, fourth, bronze].map((color) => ({
  c: color,
  d: mix(color, '#000000', 0.42),
  l: mix(color, '#ffffff', 0.38),
  m: mix(color, '#000000', 0.2),
}));

const crate = (kind: number, x: number, y: number, dot = 1) =>
  pixels(COLORS[kind] ?? {}, x, y, CRATES[kind % CRATES.length] ?? CRATE, dot);

/** The well with its pile, the held piece and the next ones. */
export function stackerPicture({ well, kinds, held, next }: Stacker): Picture {
  const pile: Shape[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      if (isSolid(well, column, row))
        pile.push(crate(kinds[row]?.[column] ?? 0, LEFT + column * CELL, EDGE + (ROWS - 1 - row) * CELL));
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      ...GROUND,
      ...pile,
      ...(held === null ? [] : small(held, PANEL / 2, PANEL_TOP)),
      ...next.flatMap((kind, at) => small(kind, WIDTH - PANEL / 2, PANEL_TOP + at * PANEL_STEP)),
    ],
  };
}

const panel = (x: number, height: number) => [
  rect(line, x, 0, PANEL, height),
  rect(surface, x + 1, 1, PANEL - 2, height - 2),
];

const GROUND: readonly Shape[] = [
  rect(lineStrong, LEFT - EDGE, 0, WELL + EDGE * 2, HEIGHT),
  ...Array.from({ length: Math.ceil((HEIGHT - 2) / 12) }, (_, at) => 2 + at * 12).flatMap((y) =>
    [LEFT - EDGE, LEFT + WELL + 1].map((x) => rect(mix(record, ground, 0.45), x, y, EDGE - 1, 6)),
  ),
  ...Array.from({ length: COLUMNS }, (_, column) =>
    rect(mix(surface, ground, column % 2 ? 0.2 : 0.65), LEFT + column * CELL, EDGE, CELL, ROWS * CELL),
  ),
  ...Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    rect(mix(grid, surface, 0.3), LEFT + (cell % COLUMNS) * CELL, EDGE + Math.floor(cell / COLUMNS) * CELL, 1, 1),
  ),
  ...panel(0, HELD_HEIGHT),
  ...panel(WIDTH - PANEL, NEXT_HEIGHT),
];

/** A piece around a point. */
function small(kind: number, x: number, y: number): Shape[] {
  const cells = cellsOf(spawnPiece(kind));
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.max(...cells.map(({ row }) => row));
  const [columns, rows] = kind === PIECE_I ? [4, 1] : kind === PIECE_O ? [2, 2] : [3, 2];
  const side = CELL * SMALL;
  return cells.map(({ column, row }) =>
    crate(kind, x + (column - left - columns / 2) * side, y + (top - row - rows / 2) * side, SMALL),
  );
}
