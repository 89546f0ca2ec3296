import fc from 'fast-check';
import { pick, seededRandom } from '../random.js';
import { CELLS, distance, HEIGHT, neighbour, reachesTail, TURNS, WIDTH } from './board.js';
import {
  CHAIN_STEPS,
  CLEAR_AHEAD,
  CLEAR_CELLS,
  GEM_STEPS,
  gemPoints,
  LONG_CHAIN_STEPS,
  newSnake,
  RISE_STEPS,
  stepTicks,
  tick,
  TOP_CHAIN,
  turn,
  type Snake,
} from './snake.js';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function step(snake: Snake): void {
  const { steps } = snake;
  for (let ticks = 0; snake.steps === steps && !snake.end && ticks < 30; ticks++) tick(snake);
}

/** A snake in the middle of a board with its food far away. */
function snakeWith(changes: Partial<Snake> = {}): Snake {
  return { ...newSnake(1), food: 0, ...changes };
}

/** A snake that finds food on its next step. */
function feed(snake: Snake): void {
  snake.food = ahead(snake);
  step(snake);
}

const ahead = ({ body, direction }: Snake) => neighbour(body[0] as number, direction);

/** Plays with random turns that avoid what is next, and calls back after each step. */
function wander(seed: number, snake: Snake, stepped: (before: Snake) => void): void {
  const random = seededRandom(seed);
  for (let steps = 0; steps < 400 && !snake.end; steps++) {
    const before = structuredClone({ ...snake, random: 0 });
    const isFree = (direction: number) => {
      const cell = neighbour(snake.body[0] as number, direction);
      return cell >= 0 && !snake.walls.includes(cell) && !snake.body.includes(cell);
    };
    const open = TURNS.filter((_, direction) => isFree(direction));
    if (open.length > 0 && (random() < 0.2 || !isFree(snake.direction))) turn(snake, pick(random, open));
    step(snake);
    stepped({ ...before, random: snake.random });
  }
}

describe('snake', () => {
  it('grows by one cell and scores ten points for the first bite', () => {
    const snake = newSnake(1);
    const [head = 0] = snake.body;
    feed(snake);
    expect(snake).toMatchObject({ bites: 1, score: 10, chain: 1, hunger: 0, end: null });
    expect(snake.body).toEqual([head + 1, head, head - 1, head - 2]);
    expect(snake.body).not.toContain(snake.food);
  });

  it('scores more for each bite of a chain, which breaks when its time is over', () => {
    const snake = newSnake(1);
    feed(snake);
    feed(snake);
    expect(snake).toMatchObject({ chain: 2, chainLeft: CHAIN_STEPS, score: 10 + 20 });
    snake.food = 0;
    snake.chainLeft = 2;
    step(snake);
    expect(snake).toMatchObject({ chain: 2, chainLeft: 1 });
    step(snake);
    expect(snake).toMatchObject({ chain: 0, longestChain: 2 });
    feed(snake);
    expect(snake).toMatchObject({ chain: 1, score: 10 + 20 + 10 });
  });

  it('pays no more for a chain than its longest', () => {
    const snake = snakeWith({ chain: TOP_CHAIN, chainLeft: 5 });
    feed(snake);
    expect(snake).toMatchObject({ chain: TOP_CHAIN, score: 10 * TOP_CHAIN });
  });

  it('shows a gem after every fourth bite, a new kind first', () => {
    const snake = snakeWith({ bites: 3 });
    feed(snake);
    expect(snake.gem).toMatchObject({ kind: 'diamond', left: GEM_STEPS });
    const second = snakeWith({ bites: 7, met: ['diamond'] });
    feed(second);
    expect(second.gem).toMatchObject({ kind: 'hourglass' });
    const third = snakeWith({ bites: 19, met: ['diamond', 'hourglass'] });
    feed(third);
    expect(third.gem).toMatchObject({ kind: 'scissors' });
  });

  it('takes a gem or lets it vanish', () => {
    const snake = snakeWith();
    snake.gem = { kind: 'diamond', cell: ahead(snake), left: GEM_STEPS };
    step(snake);
    expect(snake).toMatchObject({ gem: null, gems: 1, score: 50, chain: 1, chainLeft: CHAIN_STEPS });
    snake.gem = { kind: 'diamond', cell: 1, left: 1 };
    step(snake);
    expect(snake).toMatchObject({ gem: null, gems: 1, score: 50 });
  });

  it('pays less for a diamond the longer it is shown, and ten points per level for other gems', () => {
    const bites = 6;
    const worth = (left: number) => gemPoints({ bites }, { kind: 'diamond', cell: 0, left });
    expect([GEM_STEPS, GEM_STEPS / 2, 1].map(worth)).toEqual([100, 60, 20]);
    expect(gemPoints({ bites }, { kind: 'scissors', cell: 0, left: GEM_STEPS })).toBe(20);
  });

  it('gives a chain more time for an hourglass, which bites do not shorten', () => {
    const snake = snakeWith({ chain: 3, chainLeft: 5 });
    snake.gem = { kind: 'hourglass', cell: ahead(snake), left: 9 };
    step(snake);
    expect(snake).toMatchObject({ chain: 3, chainLeft: LONG_CHAIN_STEPS });
    feed(snake);
    expect(snake).toMatchObject({ chain: 4, chainLeft: LONG_CHAIN_STEPS - 1 });
  });

  it('cuts six cells off the tail for scissors, but leaves three', () => {
    const row = Array.from({ length: 12 }, (_, at) => WIDTH * 6 + 13 - at);
    for (const [length, left] of [
      [12, 6],
      [5, 3],
    ] as const) {
      const snake = snakeWith({ body: row.slice(0, length) });
      snake.gem = { kind: 'scissors', cell: ahead(snake), left: 9 };
      step(snake);
      expect(snake.body).toHaveLength(left);
      expect(snake.body[0]).toBe(WIDTH * 6 + 14);
    }
  });

  it('moves faster on higher levels', () => {
    expect(stepTicks({ bites: 0 })).toBe(8);
    expect(stepTicks({ bites: 6 })).toBe(7.5);
    expect(stepTicks({ bites: 600 })).toBe(5);
    const snake = snakeWith({ bites: 6, wait: 2 });
    tick(snake);
    const { steps } = snake;
    for (let ticks = 0; ticks < 30; ticks++) tick(snake);
    expect(snake.steps - steps).toBe(4);
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

  it.each([
    ['the edge', 'edge', { body: [0, 1, 2], direction: 3 }],
    ['a wall', 'wall', { body: [50, 49, 48], direction: 1, walls: [51] }],
    ['its own body', 'body', { body: [0, 1, WIDTH + 1, WIDTH, WIDTH * 2], direction: 2 }],
  ] as const)('ends at %s, in the shape that it had', (_, end, { body, direction, ...more }) => {
    const snake = snakeWith({ body: [...body], direction, walls: 'walls' in more ? [...more.walls] : [], food: 100 });
    step(snake);
    expect(snake).toMatchObject({ end, body });
  });

  it('may follow its tail closely', () => {
    const square = snakeWith({ body: [0, 1, WIDTH + 1, WIDTH], direction: 2, food: 50 });
    step(square);
    expect(square.end).toBeNull();
  });

  it('stops for a moment before an obstacle, when a turn still saves it', () => {
    const snake = snakeWith({ body: [0, 1, 2], direction: 3, food: 100, wait: 2 });
    tick(snake);
    expect(snake).toMatchObject({ hesitates: true, end: null });
    expect(turn(snake, 'left')).toBe(false);
    expect(turn(snake, 'down')).toBe(true);
    tick(snake);
    expect(snake).toMatchObject({ hesitates: false, end: null, body: [WIDTH, 0, 1] });
  });

  it('replaces a turn into an obstacle while it stops', () => {
    const snake = snakeWith({ body: [2, 1, 0], food: 100, wait: 2 });
    expect(turn(snake, 'up')).toBe(true);
    tick(snake);
    expect(turn(snake, 'up')).toBe(false);
    expect(turn(snake, 'down')).toBe(true);
    tick(snake);
    expect(snake.body[0]).toBe(WIDTH + 2);
  });

  it('leaves a portal in the direction in which it entered the other', () => {
    const [near, far] = [WIDTH * 6 + 7, WIDTH * 2 + 3];
    const snake = snakeWith({ body: [near - 1, near - 2, near - 3], portals: [near, far] });
    step(snake);
    step(snake);
    expect(snake.body).toEqual([far + 1, far, near - 1]);
    const blocked = snakeWith({ body: [near - 1, near - 2, far, far + 1, far + 2], portals: [near, far] });
    step(blocked);
    expect(blocked.end).toBe('body');
  });

  it('meets something new on its first levels: walls, then portals without walls, then both', () => {
    const snake = snakeWith({ bites: 11 });
    feed(snake);
    expect(snake.marks.length).toBeGreaterThan(0);
    expect(snake).toMatchObject({ walls: [], portals: [] });
    Object.assign(snake, { bites: 23, walls: snake.marks.slice(0, 4) });
    feed(snake);
    expect(snake).toMatchObject({ walls: [], marks: [] });
    expect(snake.portals).toHaveLength(2);
    Object.assign(snake, { bites: 35 });
    feed(snake);
    expect(snake.marks.length).toBeGreaterThan(0);
    expect(snake.portals).toHaveLength(2);
  });

  it('raises walls only far from the head and from its way, and never between head and tail', () => {
    let risen = 0;
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 40 }), (seed, level) => {
        const snake = { ...newSnake(seed), bites: level * 6 - 1 };
        feed(snake);
        let marked = 0;
        wander(seed, snake, (before) => {
          const isNew = before.rising === RISE_STEPS || before.marks.length === 0;
          marked = isNew ? 0 : marked + 1;
          const raised = snake.walls.filter((cell) => !before.walls.includes(cell));
          if (raised.length === 0) return;
          risen += raised.length;
          expect(marked).toBeGreaterThanOrEqual(RISE_STEPS - 1);
          const [head = 0] = snake.body;
          const path = [head];
          for (let at = 0; at < CLEAR_AHEAD; at++) path.push(neighbour(path.at(-1) as number, snake.direction));
          for (const cell of raised) {
            expect(distance(head, cell)).toBeGreaterThanOrEqual(CLEAR_CELLS);
            expect([...snake.body, ...path, snake.food, snake.gem?.cell]).not.toContain(cell);
          }
          expect(reachesTail(snake.body, snake.walls)).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
    expect(risen).toBeGreaterThan(100);
  });

  it('keeps food, gem, walls and portals on cells of their own, and portals in pairs with room around them', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 20 }), (seed, level) => {
        const snake = { ...newSnake(seed), bites: level * 6 - 1 };
        feed(snake);
        wander(seed, snake, () => {
          const { food, gem, walls, marks, portals } = snake;
          const things = [food, ...(gem ? [gem.cell] : []), ...walls, ...portals];
          expect(new Set(things).size).toBe(things.length);
          expect([0, 2]).toContain(portals.length);
          for (const portal of portals) {
            const [x, y] = [portal % WIDTH, Math.floor(portal / WIDTH)];
            expect(x > 1 && y > 1 && x < WIDTH - 2 && y < HEIGHT - 2).toBe(true);
            for (let direction = 0; direction < 4; direction++)
              expect([...walls, ...marks]).not.toContain(neighbour(portal, direction));
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('ends with a full board', () => {
    // Row by row, there and back, so that the last free cell is beside the head.
    const all = Array.from({ length: CELLS }, (_, at) => {
      const row = Math.floor(at / WIDTH);
      return row * WIDTH + (row % 2 === 0 ? at % WIDTH : WIDTH - 1 - (at % WIDTH));
    });
    const snake = snakeWith({ body: all.slice(1), direction: 3, food: 0, bites: 1 });
    step(snake);
    expect(snake).toMatchObject({ end: 'full', bites: 2 });
  });

  it('ends when it has found no food for very long', () => {
    const snake = snakeWith({ hunger: CELLS * 2 - 1 });
    step(snake);
    expect(snake.end).toBe('hunger');
  });
});
