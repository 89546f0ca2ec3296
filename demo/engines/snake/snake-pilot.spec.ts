import { CELLS, stepFrom, WIDTH } from '../../../libs/arcade/src/snake/board.ts';
import { nextDirection } from './snake-pilot.ts';

const OPEN = { hunger: 0, walls: [], portals: [] };
/** Indices into DIRECTIONS. */
const [UP, RIGHT] = [0, 1];

describe('the pilot of snake', () => {
  it.each([1, 2, 3] as const)('moves to a free neighbouring cell at depth %d', (depth) => {
    const body = [50, 49, 48, 47];
    const obstacles = { walls: [51], portals: [] };
    for (let food = 0; food < CELLS; food++) {
      if (body.includes(food) || obstacles.walls.includes(food)) continue;
      const direction = nextDirection({ ...OPEN, ...obstacles, body, food }, depth);
      expect(stepFrom(50, direction, obstacles, (cell) => body.includes(cell))).toBeGreaterThanOrEqual(0);
    }
  });

  it('has no move when it is enclosed', () => {
    const body = [0, 1, WIDTH + 1, WIDTH, WIDTH * 2];
    expect(nextDirection({ ...OPEN, body, food: 100 }, 3)).toBe(-1);
  });

  it('avoids a dead end at depth 3, unlike at depth 2', () => {
    // A dead end of one cell in the corner, with the food in it.
    const body = [1, WIDTH + 1, WIDTH, WIDTH * 2, WIDTH * 2 + 1, WIDTH * 2 + 2, WIDTH + 2, WIDTH + 3, 3];
    const seen = { ...OPEN, body, food: 0 };
    expect(nextDirection(seen, 2)).toBe(3);
    expect(nextDirection(seen, 3)).toBe(RIGHT);
  });

  it('goes through a portal when that is the shortest way', () => {
    const body = [WIDTH * 4 + 2, WIDTH * 5 + 2, WIDTH * 6 + 2];
    const portals = [WIDTH * 2 + 2, WIDTH * 9 + 15];
    expect(nextDirection({ ...OPEN, body, food: WIDTH * 8 + 15, portals }, 2)).toBe(UP);
    expect(nextDirection({ ...OPEN, body, food: WIDTH * 8 + 15 }, 2)).toBe(RIGHT);
  });
});
