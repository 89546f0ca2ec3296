import { seededRandom } from '../../random.ts';
import { nextCell } from './snake-pilot.ts';
import { neighbours, newSnake, step, WIDTH } from './snake.ts';

describe('snake', () => {
  it('grows by a cell and earns ten points a bite on the first level', () => {
    const random = seededRandom(1);
    const snake = newSnake(random);
    const head = snake.body[0] as number;
    snake.food = head + 1;

    step(snake, head + 1, random);

    expect(snake).toMatchObject({ bites: 1, score: 10, hunger: 0, over: false });
    expect(snake.body).toEqual([head + 1, head, head - 1, head - 2]);
    expect(snake.body).not.toContain(snake.food);
  });

  it('pays twenty points a bite after ten bites', () => {
    const random = seededRandom(1);
    const snake = { ...newSnake(random), bites: 10, score: 100 };
    snake.food = (snake.body[0] as number) + 1;
    step(snake, snake.food, random);
    expect(snake.score).toBe(120);
  });

  it('ends at the wall and at its own body, but not at the cell its tail leaves', () => {
    const random = seededRandom(1);
    const wall = newSnake(random);
    step(wall, -1, random);
    expect(wall.over).toBe(true);

    const square = { ...newSnake(random), body: [0, 1, WIDTH + 1, WIDTH], food: 50 };
    step(square, WIDTH, random);
    expect(square.over).toBe(false);

    const knot = { ...newSnake(random), body: [0, 1, WIDTH + 1, WIDTH, WIDTH * 2], food: 50 };
    step(knot, WIDTH, random);
    expect(knot.over).toBe(true);
  });

  it('refuses to jump', () => {
    const random = seededRandom(1);
    expect(() => step(newSnake(random), 0, random)).toThrow('one cell');
  });

  it.each([1, 2, 3] as const)('is steered from cell to neighbouring cell by the pilot of depth %d', (depth) => {
    const random = seededRandom(7);
    const snake = newSnake(random);
    for (let steps = 0; steps < 400 && !snake.over; steps++) {
      const head = snake.body[0] as number;
      const next = nextCell(snake, depth);
      if (next >= 0) expect(neighbours(head)).toContain(next);
      step(snake, next, random);
      expect(new Set(snake.body).size).toBe(snake.body.length);
    }
    expect(snake.bites).toBeGreaterThan(5);
  });
});
