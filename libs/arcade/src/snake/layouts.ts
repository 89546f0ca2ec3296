import { HEIGHT, WIDTH } from './board.js';

/** Layouts by x and y in the upper left quarter, which is mirrored to the right and down. The first is the easiest. */
const QUARTERS = [
  ['22', '62', '44'],
  ['33', '43', '53', '63'],
  ['32', '42', '33', '85'],
  ['80', '81', '82', '45'],
  ['21', '32', '43', '54'],
  ['52', '53', '54', '55'],
];

/** Layouts of walls. Each leaves the rest of the board in one piece, without dead ends. */
export const LAYOUTS: readonly (readonly number[])[] = QUARTERS.map((quarter) =>
  quarter.flatMap((place) => {
    const [x = 0, y = 0] = [...place].map(Number);
    return [y, HEIGHT - 1 - y].flatMap((line) => [line * WIDTH + x, line * WIDTH + WIDTH - 1 - x]);
  }),
);
