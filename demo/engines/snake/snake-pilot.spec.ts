import { CELLS, neighbours, WIDTH } from '../../../libs/arcade/src/snake/snake.ts';
import { nextCell } from './snake-pilot.ts';

describe('the pilot of snake', () => {
  it.each([1, 2, 3] as const)('moves to a free neighbouring cell at depth %d', (depth) => {
    const body = [50, 49, 48, 47];
    for (let food = 0; food < CELLS; food++) {
      if (body.includes(food)) continue;
      const cell = nextCell({ body, food, hunger: 0 }, depth);
      expect(neighbours(50)).toContain(cell);
      expect(body).not.toContain(cell);
    }
  });

  it('has no move when it is enclosed', () => {
    const body = [0, 1, WIDTH + 1, WIDTH, WIDTH * 2];
    expect(nextCell({ body, food: 100, hunger: 0 }, 3)).toBe(-1);
  });

  it('avoids a dead end at depth 3, unlike at depth 2', () => {
    // A dead end of one cell in the corner, with the food in it.
    const body = [1, WIDTH + 1, WIDTH, WIDTH * 2, WIDTH * 2 + 1, WIDTH * 2 + 2, WIDTH + 2, WIDTH + 3, 3];
    const seen = { body, food: 0, hunger: 0 };
    expect(nextCell(seen, 2)).toBe(0);
    expect(nextCell(seen, 3)).toBe(2);
  });
});
