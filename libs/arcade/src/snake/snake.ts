import { below, seededRandom, type Random } from '../random.js';

export const WIDTH = 16;
export const HEIGHT = 12;
export const CELLS = WIDTH * HEIGHT;
/** Steps without food after which a snake starves. */
export const PATIENCE = CELLS * 2;
export const BITES_PER_LEVEL = 8;
const POINTS = 10;
/** Food within this many steps of the last continues the chain, which pays more for each bite. */
export const CHAIN_STEPS = 18;
export const TOP_CHAIN = 5;
/** The number of bites until a gem appears, and the steps it stays. */
const BITES_PER_GEM = 5;
export const GEM_STEPS = 36;
const GEM_POINTS = 50;
/** Ticks between two steps: fewer with each level. */
const SLOWEST_STEP = 10;
const FASTEST_STEP = 5;
const QUEUED_TURNS = 2;

/** A cell is `y * WIDTH + x`; a direction is what to add to x and y. In the order up, right, down, left. */
export const DIRECTIONS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;
export const TURNS = ['up', 'right', 'down', 'left'] as const;
export type Turn = (typeof TURNS)[number];

export interface Gem {
  cell: number;
  /** Steps until it vanishes. */
  left: number;
}

export interface Snake {
  readonly random: Random;
  /** The head first. */
  body: number[];
  /** Index into DIRECTIONS of the last step. */
  direction: number;
  /** Queued turns, one per step. */
  queue: number[];
  food: number;
  gem: Gem | null;
  bites: number;
  gems: number;
  chain: number;
  longestChain: number;
  score: number;
  /** Steps since the last bite. */
  hunger: number;
  steps: number;
  /** Ticks until the next step. */
  wait: number;
  over: boolean;
}

export function newSnake(seed: number): Snake {
  const random = seededRandom(seed);
  const head = (HEIGHT / 2) * WIDTH + WIDTH / 2 - 2;
  const body = [head, head - 1, head - 2];
  return {
    random,
    body,
    direction: 1,
    queue: [],
    food: freeCell(random, body),
    gem: null,
    bites: 0,
    gems: 0,
    chain: 0,
    longestChain: 0,
    score: 0,
    hunger: 0,
    steps: 0,
    wait: SLOWEST_STEP,
    over: false,
  };
}

export function levelOf({ bites }: Pick<Snake, 'bites'>): number {
  return 1 + Math.floor(bites / BITES_PER_LEVEL);
}

/** Ticks between two steps at this level. */
export function stepTicks(snake: Pick<Snake, 'bites'>): number {
  return Math.max(FASTEST_STEP, SLOWEST_STEP + 1 - Math.ceil(levelOf(snake) / 2));
}

/** The cell next to `cell`, or -1 behind the wall. */
export function neighbour(cell: number, direction: { x: number; y: number }): number {
  const x = (cell % WIDTH) + direction.x;
  const y = Math.floor(cell / WIDTH) + direction.y;
  return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? -1 : y * WIDTH + x;
}

export function neighbours(cell: number): number[] {
  return DIRECTIONS.map((direction) => neighbour(cell, direction)).filter((next) => next >= 0);
}

/** Queues a turn; the current and the opposite direction are ignored. */
export function turn(snake: Snake, to: Turn): boolean {
  const direction = TURNS.indexOf(to);
  const last = snake.queue.at(-1) ?? snake.direction;
  if (direction < 0 || direction % 2 === last % 2 || snake.queue.length >= QUEUED_TURNS) return false;
  snake.queue.push(direction);
  return true;
}

export function tick(snake: Snake): void {
  if (--snake.wait > 0) return;
  snake.direction = snake.queue.shift() ?? snake.direction;
  const to = neighbour(snake.body[0] as number, DIRECTIONS[snake.direction] as { x: number; y: number });
  step(snake, to);
  snake.wait = stepTicks(snake);
}

/** Moves the head to a neighbouring cell; walls and the body end the run, but the tail's cell becomes free. */
function step(snake: Snake, to: number): void {
  const { body } = snake;
  const eats = to === snake.food;
  const tail = eats ? undefined : body.pop();
  if (to < 0 || body.includes(to)) {
    // The snake keeps its shape, as the player saw it when it hit.
    if (tail !== undefined) body.push(tail);
    snake.over = true;
    return;
  }
  body.unshift(to);
  snake.steps++;
  snake.hunger++;
  if (snake.gem?.cell === to) takeGem(snake);
  else if (snake.gem && --snake.gem.left <= 0) snake.gem = null;
  if (eats) eat(snake);
  if (body.length === CELLS || snake.hunger >= PATIENCE) snake.over = true;
}

function eat(snake: Snake): void {
  const { body, random } = snake;
  snake.chain = snake.hunger <= CHAIN_STEPS ? Math.min(snake.chain + 1, TOP_CHAIN) : 1;
  snake.longestChain = Math.max(snake.longestChain, snake.chain);
  snake.score += POINTS * (levelOf(snake) + snake.chain - 1);
  snake.bites++;
  snake.hunger = 0;
  if (body.length === CELLS) return;
  // The last free cell is for food.
  if (snake.gem && body.length + 1 === CELLS) snake.gem = null;
  snake.food = freeCell(random, snake.gem ? [...body, snake.gem.cell] : body);
  if (snake.bites % BITES_PER_GEM === 0 && !snake.gem && body.length + 1 < CELLS)
    snake.gem = { cell: freeCell(random, [...body, snake.food]), left: GEM_STEPS };
}

function takeGem(snake: Snake): void {
  snake.gem = null;
  snake.gems++;
  snake.score += GEM_POINTS * levelOf(snake);
}

function freeCell(random: Random, taken: readonly number[]): number {
  const occupied = new Set(taken);
  const free: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (!occupied.has(cell)) free.push(cell);
  return free[below(random, free.length)] as number;
}
