import { mix, withAlpha } from '@gamegeek/rules/theme/colors.js';
import { dark } from '@gamegeek/rules/theme/dark.js';
import { frame, pixels, rect, rounded, type Picture, type Shape } from '../pictures/picture.js';
import { CELLS, DIRECTIONS, distance, HEIGHT, WIDTH } from './board.js';
import type { Gem, GemKind, Snake } from './snake.js';
import { DIAMOND, FOOD, HOURGLASS, MARK, SCISSORS, WALL } from './sprites.js';

const CELL = 12;
const EDGE = 5;
const BODY = 10;
const MARGIN = (CELL - BODY) / 2;
const SIZE = { width: WIDTH * CELL + EDGE * 2, height: HEIGHT * CELL + EDGE * 2 };

const { accent, danger, fourth, grid, ground, lineStrong, second, surface, surfaceRaised, text, third } = dark;

const GEMS: Record<GemKind, { rows: readonly string[]; color: string; shade: string; light: string }> = {
  diamond: { rows: DIAMOND, color: third, shade: mix(third, ground, 0.45), light: mix(third, '#ffffff', 0.7) },
  hourglass: { rows: HOURGLASS, color: second, shade: mix(second, ground, 0.3), light: text },
  scissors: { rows: SCISSORS, color: text, shade: danger, light: text },
};

const corner = (cell: number) => ({ x: EDGE + (cell % WIDTH) * CELL, y: EDGE + Math.floor(cell / WIDTH) * CELL });
const square = ({ x, y }: { x: number; y: number }, grown = 0) => ({
  ...{ x: x - grown, y: y - grown },
  ...{ width: CELL + grown * 2, height: CELL + grown * 2 },
});

/** The board, with the place that the snake ran into. */
export function snakePicture(snake: Snake): Picture {
  const { food, gem, walls, marks, portals } = snake;
  return {
    ...SIZE,
    shapes: [
      ...BOARD,
      ...walls.map((cell) => pixels(BRICKS, corner(cell).x, corner(cell).y, WALL)),
      ...marks.map((cell) => pixels({ a: danger }, corner(cell).x, corner(cell).y, MARK)),
      ...portals.flatMap(portalAt),
      ...(food < 0 ? [] : foodAt(food)),
      ...(gem ? gemAt(gem) : []),
      ...bodyOf(snake),
      ...headOf(snake),
    ],
  };
}

const BRICKS = { a: mix(lineStrong, ground, 0.25), l: mix(lineStrong, text, 0.35), d: mix(lineStrong, ground, 0.6) };

const BOARD: readonly Shape[] = [
  ...rounded(lineStrong, { x: 0, y: 0, ...SIZE }, 1),
  rect(ground, 2, 2, SIZE.width - 4, SIZE.height - 4),
  rect(mix(danger, ground, 0.55), 3, 3, SIZE.width - 6, SIZE.height - 6),
  ...Array.from({ length: CELLS }, (_, cell) => cell).flatMap((cell) => {
    const { x, y } = corner(cell);
    const isOdd = ((cell % WIDTH) + Math.floor(cell / WIDTH)) % 2 === 1;
    return [
      rect(isOdd ? surface : mix(surface, surfaceRaised, 0.55), x, y, CELL, CELL),
      rect(mix(surface, grid, isOdd ? 0.9 : 1), x + 5, y + 5, 2, 2),
    ];
  }),
];

function portalAt(cell: number): Shape[] {
  const { x, y } = corner(cell);
  const inner = { x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2 };
  const dots = [[8, 5], [5, 8], [2, 5], [5, 2]] as const; // prettier-ignore
  return [
    ...rounded(second, square({ x, y }, 1), 2),
    ...rounded(mix(second, ground, 0.8), inner, 2),
    ...dots.map(([right, down]) => rect(second, x + right, y + down, 2, 2)),
  ];
}

function foodAt(cell: number): Shape[] {
  const { x, y } = corner(cell);
  const colors = { r: fourth, d: mix(fourth, ground, 0.4), w: text, g: accent };
  return [...rounded(withAlpha(fourth, 0.16), square({ x, y }, 1), 2), pixels(colors, x + 2, y + 2, FOOD)];
}

function gemAt({ kind, cell }: Gem): Shape[] {
  const { rows, color, shade, light } = GEMS[kind];
  const { x, y } = corner(cell);
  return [rect(withAlpha(color, 0.2), x, y, CELL, CELL), pixels({ l: color, d: shade, w: light }, x + 2, y + 1, rows)];
}

/** From the tail, which is darkest. */
function bodyOf({ body, portals }: Snake): Shape[] {
  const shapes: Shape[] = [];
  for (let at = body.length - 1; at > 0; at--) {
    const [cell = 0, next = 0] = [body[at], body[at - 1]];
    // A portal lies between: the body goes into one and comes out of the other.
    const entered = distance(cell, next) > 1 ? (portals[1 - portals.indexOf(next)] ?? cell) : next;
    const [from, to] = [corner(cell), corner(entered)];
    const [x, y] = [Math.min(from.x, to.x) + MARGIN, Math.min(from.y, to.y) + MARGIN];
    const shade = mix(accent, ground, (at / Math.max(10, body.length)) * 0.5);
    shapes.push(rect(shade, x, y, Math.abs(from.x - to.x) + BODY, Math.abs(from.y - to.y) + BODY));
    if (at % 2 === 0) shapes.push(rect(withAlpha(ground, 0.35), from.x + 4, from.y + 4, 4, 4));
  }
  return shapes;
}

function headOf({ body, direction, end }: Snake): Shape[] {
  const { x, y } = corner(body[0] ?? 0);
  const { x: right, y: down } = DIRECTIONS[direction] ?? DIRECTIONS[0];
  const eyes = [-1, 1].flatMap((side) => {
    const [eyeX, eyeY] = [x + 4 + right * 2 + down * side * 3, y + 4 + down * 2 + right * side * 3];
    return [rect('#ffffff', eyeX, eyeY, 4, 4), rect(ground, eyeX + 1 + right, eyeY + 1 + down, 2, 2)];
  });
  const isHit = end === 'edge' || end === 'wall' || end === 'body';
  const hit = { x: x + right * CELL, y: y + down * CELL };
  return [
    ...(isHit ? [ground, text, danger].flatMap((color, at) => frame(color, square(hit, 2 - at), 1)) : []),
    ...rounded(accent, square({ x, y }), 1),
    rect(mix(accent, '#ffffff', 0.45), x + 2, y + 1, CELL - 5, 1),
    ...eyes,
  ];
}
