import { mix } from '@gamegeek/rules/theme/colors.js';
import { dark } from '@gamegeek/rules/theme/dark.js';
import { circle, rect, rounded, text, type Picture, type Shape } from '../pictures/picture.js';
import { CELLS, discs, SIDE, type Player } from './board.js';
import { OPPONENTS, type Reversi } from './reversi.js';

const CELL = 22;
const EDGE = 6;
/** Above the board: the discs of both. */
const TOP = 22;
const WIDTH = SIDE * CELL + EDGE * 2;
const RADIUS = 9;
const COUNT_SIZE = 16;
const NAME_SIZE = 8;

const { accent, accentSoft, ground, lineStrong, second, surface } = dark;

const corner = (cell: number) => ({ x: EDGE + (cell % SIDE) * CELL, y: TOP + EDGE + Math.floor(cell / SIDE) * CELL });

/** The board of the last match, with the discs of the player and of the opponent above it. */
export function reversiPicture({ board, own, match }: Reversi): Picture {
  const opponent = -own as Player;
  const name = OPPONENTS[match]?.name.toUpperCase() ?? '';
  return {
    width: WIDTH,
    height: WIDTH + TOP,
    shapes: [
      ...BOARD,
      ...[...board].flatMap((player, cell) => (player === 0 ? [] : discAt(cell, player === own))),
      circle(accent, EDGE + 6, TOP / 2 - 2, 5),
      text(accent, EDGE + 25, TOP / 2 - 2, COUNT_SIZE, String(discs(board, own))),
      text(second, WIDTH - EDGE - 58, TOP / 2 - 1, NAME_SIZE, name),
      circle(second, WIDTH - EDGE - 6, TOP / 2 - 2, 5),
      text(second, WIDTH - EDGE - 25, TOP / 2 - 2, COUNT_SIZE, String(discs(board, opponent))),
    ],
  };
}

const BOARD: readonly Shape[] = [
  ...rounded(lineStrong, { x: 0, y: TOP, width: WIDTH, height: WIDTH }, 1),
  rect(mix(accentSoft, ground, 0.2), 2, TOP + 2, WIDTH - 4, WIDTH - 4),
  ...Array.from({ length: CELLS }, (_, cell) => cell).flatMap((cell) => {
    const { x, y } = corner(cell);
    const isOdd = ((cell % SIDE) + Math.floor(cell / SIDE)) % 2 === 1;
    return [
      rect(mix(accentSoft, ground, 0.4), x + 1, y + 1, CELL - 2, CELL - 2),
      rect(mix(accentSoft, surface, isOdd ? 0.35 : 0.6), x + 2, y + 2, CELL - 3, CELL - 3),
    ];
  }),
];

/** Own discs have a ring, the opponent's a bar, so that colour is not the only difference. */
function discAt(cell: number, isOwn: boolean): Shape[] {
  const { x, y } = corner(cell);
  const [centreX, centreY] = [x + CELL / 2, y + CELL / 2 - 1];
  const face = isOwn ? accent : second;
  const edge = mix(face, ground, 0.55);
  const mark = isOwn
    ? [rect(edge, centreX - 3, centreY - 3, 6, 6), rect(face, centreX - 1, centreY - 1, 2, 2)]
    : [rect(edge, centreX - 4, centreY - 1, 8, 2)];
  return [circle(edge, centreX, centreY + 2, RADIUS), circle(face, centreX, centreY, RADIUS), ...mark];
}
