import { HEIGHT, WIDTH } from './board.js';

/** The upper left quarters of layouts, which are mirrored to the right and down. The first is the easiest. */
const QUARTERS = [
  ['.........', '.........', '..#...#..', '.........', '....#....', '.........'],
  ['.........', '.........', '.........', '...####..', '.........', '.........'],
  ['.........', '.........', '...##....', '...#.....', '.........', '........#'],
  ['........#', '........#', '........#', '.........', '.........', '....#....'],
  ['.........', '..#......', '...#.....', '....#....', '.....#...', '.........'],
  ['.........', '.........', '.....#...', '.....#...', '.....#...', '.....#...'],
] as const;

/** Layouts of walls. Each leaves the rest of the board in one piece, without dead ends. */
export const LAYOUTS: readonly (readonly number[])[] = QUARTERS.map((quarter) =>
  quarter.flatMap((row, y) =>
    [...row].flatMap((sign, x) =>
      sign === '#' ? [y, HEIGHT - 1 - y].flatMap((line) => [line * WIDTH + x, line * WIDTH + WIDTH - 1 - x]) : [],
    ),
  ),
);
