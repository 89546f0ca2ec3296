import { below, type Random } from '../../random.ts';

export const WIDTH = 16;
export const HEIGHT = 12;
const CELLS = WIDTH * HEIGHT;
/** A snake that finds nothing to eat for so many steps has lost its way. */
const PATIENCE = CELLS * 2;
const BITES_PER_LEVEL = 10;
const POINTS_PER_BITE = 10;

/** A cell is `y * WIDTH + x`; a direction is what to add to x and y. */
export const DIRECTIONS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

export interface Snake {
  /** The head first. */
  body: number[];
  food: number;
  bites: number;
  score: number;
  hunger: number;
  over: boolean;
}

export function newSnake(random: Random): Snake {
  const head = (HEIGHT / 2) * WIDTH + WIDTH / 2;
  const body = [head, head - 1, head - 2];
  return { body, food: freeCell(random, body), bites: 0, score: 0, hunger: 0, over: false };
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

/** Moves the head to a neighbouring cell; the wall and the own body end the play, the tail's cell is free again. */
export function step(snake: Snake, to: number, random: Random): void {
  const { body } = snake;
  if (snake.over) throw new Error('the play is over');
  if (to >= 0 && !neighbours(body[0] as number).includes(to)) throw new Error('a snake moves by one cell');
  const eats = to === snake.food;
  if (!eats) body.pop();
  if (to < 0 || body.includes(to)) {
    snake.over = true;
    return;
  }
  body.unshift(to);
  snake.hunger = eats ? 0 : snake.hunger + 1;
  if (eats) {
    snake.score += POINTS_PER_BITE * (1 + Math.floor(snake.bites / BITES_PER_LEVEL));
    snake.bites++;
    if (body.length < CELLS) snake.food = freeCell(random, body);
  }
  if (body.length === CELLS || snake.hunger >= PATIENCE) snake.over = true;
}

function freeCell(random: Random, body: readonly number[]): number {
  const taken = new Set(body);
  const free: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (!taken.has(cell)) free.push(cell);
  return free[below(random, free.length)] as number;
}
