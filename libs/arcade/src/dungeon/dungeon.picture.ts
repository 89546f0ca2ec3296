import { mix, withAlpha } from '@gamegeek/rules/theme/colors.js';
import { dark } from '@gamegeek/rules/theme/dark.js';
import { pixels, rect, rounded, text, type Picture, type Shape } from '../pictures/picture.js';
import { LANTERN_COINS, type Dungeon } from './dungeon.js';
import { CELLS, isCleared, SIDE } from './floor.js';
import { FLAG, LANTERN, SPIKES, STAIRS } from './sprites.js';

const CELL = 16;
const EDGE = 6;
const SIZE = SIDE * CELL + EDGE * 2;
const NUMBER_SIZE = 16;

const { accent, danger, fourth, gold, ground, lineStrong, record, second, surface, textMuted, third } = dark;

const NUMBERS = [third, accent, record, fourth, second, danger];
const STONE = mix(lineStrong, surface, 0.45);
const SPIKE_COLORS = { w: danger, d: mix(danger, ground, 0.5) };

const corner = (cell: number) => ({ x: EDGE + (cell % SIDE) * CELL, y: EDGE + Math.floor(cell / SIDE) * CELL });

/** The last floor, with its traps. */
export function dungeonPicture(dungeon: Dungeon): Picture {
  const cells = Array.from({ length: CELLS }, (_, cell) => stoneAt(cell, dungeon));
  return { width: SIZE, height: SIZE, shapes: [...WALL, ...cells.flat(), ...purseOf(dungeon)] };
}

/** A wall of bricks around the floor. */
const WALL: readonly Shape[] = [
  ...rounded(lineStrong, { x: 0, y: 0, width: SIZE, height: SIZE }, 1),
  ...Array.from({ length: Math.ceil(SIZE / 12) }, (_, at) => at * 12).flatMap((at) => {
    const bricks = [[at, 2], [at + 6, SIZE - 4], [2, at], [SIZE - 4, at + 6]] as const; // prettier-ignore
    return bricks.map(([x, y]) => rect(mix(lineStrong, ground, 0.55), x, y, 2, 2));
  }),
  rect(ground, EDGE - 1, EDGE - 1, SIDE * CELL + 2, SIDE * CELL + 2),
];

function stoneAt(cell: number, { floor, stairs }: Dungeon): Shape[] {
  const { x, y } = corner(cell);
  const near = floor.seen[cell] ?? -1;
  const isSprung = floor.sprung.has(cell);
  if (near < 0 && !isSprung)
    return [...closed(x, y), ...(floor.traps.has(cell) ? [trapAt(x, y, isCleared(floor))] : [])];
  const isOdd = (cell + Math.floor(cell / SIDE)) % 2 === 1;
  const open = rect(mix(surface, ground, isOdd ? 0.25 : 0.6), x, y, CELL, CELL);
  if (isSprung) return [open, rect(withAlpha(danger, 0.18), x, y, CELL, CELL), trapAt(x, y, false)];
  const numberColor = NUMBERS[Math.min(near, NUMBERS.length) - 1];
  return [
    open,
    ...(cell === stairs ? [pixels(STAIR_COLORS, x + 2, y + 2, STAIRS)] : []),
    ...(numberColor ? [text(numberColor, x + CELL / 2, y + CELL / 2, NUMBER_SIZE, String(near))] : []),
  ];
}

const STAIR_COLORS = { a: textMuted, b: mix(textMuted, dark.surfaceRaised, 0.4) };

/** A flag where the floor is cleared, otherwise the spikes. */
const trapAt = (x: number, y: number, isFlagged: boolean) =>
  isFlagged ? pixels({ p: dark.text, r: danger }, x + 2, y + 2, FLAG) : pixels(SPIKE_COLORS, x + 2, y + 2, SPIKES);

function closed(x: number, y: number): Shape[] {
  const light = mix(STONE, '#ffffff', 0.22);
  const cracks = [[4, 5], [10, 9], [6, 11], [11, 4]] as const; // prettier-ignore
  return [
    rect(mix(STONE, '#000000', 0.4), x + 1, y + 1, CELL - 1, CELL - 1),
    rect(STONE, x + 1, y + 1, CELL - 2, CELL - 3),
    rect(light, x + 1, y + 1, CELL - 2, 1),
    rect(light, x + 1, y + 1, 1, CELL - 3),
    ...cracks.map(([right, down]) => rect(mix(STONE, '#000000', 0.14), x + right, y + down, 2, 1)),
  ];
}

/** Lanterns, and the coins towards the next one, in the lower wall. */
function purseOf({ coins, lanterns }: Dungeon): Shape[] {
  const left = SIZE - EDGE - LANTERN_COINS * 10;
  return [
    ...Array.from({ length: lanterns }, (_, at) =>
      pixels({ d: ground, l: record }, EDGE + at * 9, SIZE - EDGE, LANTERN),
    ),
    ...Array.from({ length: LANTERN_COINS }, (_, at) =>
      rect(at < coins % LANTERN_COINS ? gold : ground, left + at * 10 + 3, SIZE - EDGE + 2, 4, 3),
    ),
  ];
}
