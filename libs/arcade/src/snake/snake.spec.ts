import { CHAIN_STEPS, GEM_STEPS, newSnake, stepTicks, tick, turn, WIDTH, type Snake } from './snake.js';

function step(snake: Snake): void {
  const { steps } = snake;
  for (let ticks = 0; snake.steps === steps && !snake.over && ticks < 20; ticks++) tick(snake);
}

/** A snake that finds food on its next step. */
function feed(snake: Snake): void {
  snake.food = (snake.body[0] as number) + 1;
  step(snake);
}

describe('snake', () => {
  it('grows by one cell and scores ten points for the first bite', () => {
    const snake = newSnake(1);
    const [head = 0] = snake.body;
    feed(snake);
    expect(snake).toMatchObject({ bites: 1, score: 10, chain: 1, hunger: 0, over: false });
    expect(snake.body).toEqual([head + 1, head, head - 1, head - 2]);
    expect(snake.body).not.toContain(snake.food);
  });

  it('scores more for each bite of a chain, and starts a new chain after a long way', () => {
    const snake = newSnake(1);
    feed(snake);
    feed(snake);
    expect(snake).toMatchObject({ chain: 2, score: 10 + 20 });
    snake.hunger = CHAIN_STEPS;
    feed(snake);
    expect(snake).toMatchObject({ chain: 1, score: 10 + 20 + 10 });
  });

  it('shows a gem after five bites that scores fifty points per level and disappears', () => {
    const snake = { ...newSnake(1), bites: 4 };
    feed(snake);
    expect(snake.gem?.left).toBe(GEM_STEPS);
    const { score } = snake;
    snake.gem = { cell: (snake.body[0] as number) + 1, left: 2 };
    snake.food = 0;
    step(snake);
    expect(snake).toMatchObject({ gem: null, gems: 1, score: score + 50 });
    snake.gem = { cell: 1, left: 1 };
    step(snake);
    expect(snake).toMatchObject({ gem: null, gems: 1 });
  });

  it('moves faster on higher levels', () => {
    expect(stepTicks({ bites: 0 })).toBe(10);
    expect(stepTicks({ bites: 40 })).toBeLessThan(10);
    expect(stepTicks({ bites: 180 })).toBe(5);
  });

  it('queues two turns in one step, and ignores turns back or straight on', () => {
    const snake = newSnake(1);
    expect(turn(snake, 'left')).toBe(false);
    expect(turn(snake, 'right')).toBe(false);
    expect(turn(snake, 'up')).toBe(true);
    expect(turn(snake, 'down')).toBe(false);
    expect(turn(snake, 'left')).toBe(true);
    expect(turn(snake, 'down')).toBe(false);
    const [head = 0] = snake.body;
    snake.food = 0;
    step(snake);
    step(snake);
    expect(snake.body[0]).toBe(head - WIDTH - 1);
  });

  it('ends at the wall and at its own body, but not at the cell that its tail leaves', () => {
    const wall = { ...newSnake(1), body: [0, 1, 2], direction: 3, food: 50 };
    step(wall);
    expect(wall.over).toBe(true);
    expect(wall.body).toEqual([0, 1, 2]);

    const square = { ...newSnake(1), body: [0, 1, WIDTH + 1, WIDTH], direction: 2, food: 50 };
    step(square);
    expect(square.over).toBe(false);

    const knot = { ...newSnake(1), body: [0, 1, WIDTH + 1, WIDTH, WIDTH * 2], direction: 2, food: 50 };
    step(knot);
    expect(knot.over).toBe(true);
  });
});
