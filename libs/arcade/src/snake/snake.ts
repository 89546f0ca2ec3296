import { below, pick, seededRandom, type Random } from '../random.js';
import { CELLS, distance, HEIGHT, neighbour, reachesTail, stepFrom, TURNS, WIDTH, type Turn } from './board.js';
import { LAYOUTS } from './layouts.js';

/** Steps without food after which a snake starves. */
export const PATIENCE = CELLS * 2;
export const BITES_PER_LEVEL = 6;
const POINTS = 10;
/** Food or a gem within this many steps of the last continues the chain, which pays more for each bite. */
export const CHAIN_STEPS = 20;
export const TOP_CHAIN = 8;
/** The number of bites until a gem appears, and the steps it stays. */
const BITES_PER_GEM = 4;
export const GEM_STEPS = 40;
/** Per level. A diamond pays five times as much at first, and less while it fades. */
const GEM_POINTS = 10;
const DIAMOND_TIMES = 5;
/** What an hourglass fills the chain's time to, and what scissors cut off the tail. */
export const LONG_CHAIN_STEPS = CHAIN_STEPS * 3;
const CUT = 6;
const SHORTEST = 3;
/** Half ticks between two steps, by level; the last one holds for all further levels. */
const PACES = [16, 15, 14, 13, 13, 12, 12, 11, 11, 11, 10];
const QUEUED_TURNS = 2;
/** Half ticks for which the snake stops where it would hit something, so that a turn can still save it. */
const HESITATION = 10;
/** The levels at which they first come. */
const WALL_LEVEL = 3;
const PORTAL_LEVEL = 5;
/** Steps for which walls are only marked. After them, each rises once it is far from the head, and farther ahead of it. */
export const RISE_STEPS = 24;
export const CLEAR_CELLS = 6;
export const CLEAR_AHEAD = 10;
const PORTAL_CLEAR = 5;
const PORTALS_APART = 8;

/** In the order in which they come, each from its level on. */
const GEMS = [
  { kind: 'diamond', level: 1 },
  { kind: 'hourglass', level: 2 },
  { kind: 'scissors', level: 4 },
] as const;
export type GemKind = (typeof GEMS)[number]['kind'];

export interface Gem {
  kind: GemKind;
  cell: number;
  /** Steps until it vanishes. */
  left: number;
}

export type End = 'edge' | 'wall' | 'body' | 'hunger' | 'full';

export interface Snake {
  readonly random: Random;
  /** The head first. */
  body: number[];
  /** Index into DIRECTIONS of the last step. */
  direction: number;
  /** Queued turns, one per step. */
  queue: number[];
  /** -1 when the board is full. */
  food: number;
  gem: Gem | null;
  /** Kinds of gems that have appeared. */
  met: GemKind[];
  walls: number[];
  /** Cells where walls will rise, and the steps until they may. */
  marks: number[];
  rising: number;
  layout: number;
  /** None, or two. */
  portals: number[];
  bites: number;
  gems: number;
  chain: number;
  /** Steps until the chain breaks. */
  chainLeft: number;
  longestChain: number;
  longest: number;
  score: number;
  /** Steps since the last bite. */
  hunger: number;
  steps: number;
  /** Half ticks until the next step, and ticks since the last. */
  wait: number;
  waited: number;
  /** Whether the snake has stopped before an obstacle. */
  hesitates: boolean;
  end: End | null;
}

export function newSnake(seed: number): Snake {
  const random = seededRandom(seed);
  const head = (HEIGHT / 2) * WIDTH + WIDTH / 2 - 3;
  const body = [head, head - 1, head - 2];
  const snake: Snake = {
    random,
    body,
    direction: 1,
    queue: [],
    food: -1,
    gem: null,
    met: [],
    walls: [],
    marks: [],
    rising: 0,
    layout: -1,
    portals: [],
    bites: 0,
    gems: 0,
    chain: 0,
    chainLeft: 0,
    longestChain: 0,
    longest: body.length,
    score: 0,
    hunger: 0,
    steps: 0,
    wait: PACES[0] as number,
    waited: 0,
    hesitates: false,
    end: null,
  };
  snake.food = freeCell(snake);
  return snake;
}

export function levelOf({ bites }: Pick<Snake, 'bites'>): number {
  return 1 + Math.floor(bites / BITES_PER_LEVEL);
}

function pace(snake: Pick<Snake, 'bites'>): number {
  return PACES[Math.min(levelOf(snake), PACES.length) - 1] as number;
}

/** Ticks between two steps at this level. */
export function stepTicks(snake: Pick<Snake, 'bites'>): number {
  return pace(snake) / 2;
}

/** Points for a gem that is taken now. */
export function gemPoints(snake: Pick<Snake, 'bites'>, { kind, left }: Gem): number {
  const times = kind === 'diamond' ? Math.ceil((DIAMOND_TIMES * left) / GEM_STEPS) : 1;
  return GEM_POINTS * levelOf(snake) * times;
}

/** Queues a turn; the current and the opposite direction are ignored. */
export function turn(snake: Snake, to: Turn): boolean {
  const direction = TURNS.indexOf(to);
  if (snake.hesitates) return turnAway(snake, direction);
  const last = snake.queue.at(-1) ?? snake.direction;
  if (direction < 0 || direction % 2 === last % 2 || snake.queue.length >= QUEUED_TURNS) return false;
  snake.queue.push(direction);
  return true;
}

/** A turn before an obstacle replaces those that led there, and is made at once. */
function turnAway(snake: Snake, direction: number): boolean {
  if (direction < 0 || direction % 2 === snake.direction % 2 || direction === snake.queue[0]) return false;
  snake.queue = [direction];
  snake.wait = 0;
  return true;
}

export function tick(snake: Snake): void {
  snake.waited++;
  snake.wait -= 2;
  if (snake.wait > 0) return;
  const direction = snake.queue[0] ?? snake.direction;
  const to = destination(snake, direction);
  if (to < 0 && !snake.hesitates) {
    snake.hesitates = true;
    snake.wait += HESITATION;
    return;
  }
  snake.queue.shift();
  snake.direction = direction;
  if (to < 0) {
    snake.end = obstacleAt(snake, neighbour(snake.body[0] as number, direction));
    return;
  }
  // A snake that has stopped begins a new beat.
  snake.wait = pace(snake) + (snake.hesitates ? 0 : snake.wait);
  snake.hesitates = false;
  snake.waited = 0;
  step(snake, to);
}

/** -1 if the step would end the run. The tail leaves its cell with each step, except with a bite. */
function destination({ body, food, walls, portals }: Snake, direction: number): number {
  const head = body[0] as number;
  const last = neighbour(head, direction) === food ? body.length : body.length - 1;
  return stepFrom(head, direction, { walls, portals }, (cell) => body.indexOf(cell) >= 0 && body.indexOf(cell) < last);
}

function obstacleAt({ walls }: Snake, cell: number): End {
  if (cell < 0) return 'edge';
  return walls.includes(cell) ? 'wall' : 'body';
}

function step(snake: Snake, to: number): void {
  const eats = to === snake.food;
  if (!eats) snake.body.pop();
  snake.body.unshift(to);
  snake.steps++;
  snake.hunger++;
  if (snake.chainLeft > 0 && --snake.chainLeft === 0) snake.chain = 0;
  if (snake.gem?.cell === to) takeGem(snake, snake.gem);
  else if (snake.gem && --snake.gem.left <= 0) snake.gem = null;
  if (eats) eat(snake);
  raiseWalls(snake);
  snake.longest = Math.max(snake.longest, snake.body.length);
  if (snake.food < 0) snake.end = 'full';
  else if (snake.hunger >= PATIENCE) snake.end = 'hunger';
}

function eat(snake: Snake): void {
  const level = levelOf(snake);
  snake.chain = Math.min(snake.chain + 1, TOP_CHAIN);
  snake.chainLeft = Math.max(snake.chainLeft, CHAIN_STEPS);
  snake.longestChain = Math.max(snake.longestChain, snake.chain);
  snake.score += POINTS * (level + snake.chain - 1);
  snake.bites++;
  snake.hunger = 0;
  snake.food = freeCell(snake);
  // The last free cell is for food.
  if (snake.food < 0 && snake.gem) {
    snake.food = snake.gem.cell;
    snake.gem = null;
  }
  if (levelOf(snake) > level) enterLevel(snake);
  if (snake.bites % BITES_PER_GEM === 0 && !snake.gem) addGem(snake);
}

function addGem(snake: Snake): void {
  const cell = freeCell(snake);
  if (cell < 0) return;
  const kinds = GEMS.flatMap(({ kind, level }) => (levelOf(snake) >= level ? [kind] : []));
  const kind = kinds.find((known) => !snake.met.includes(known)) ?? pick(snake.random, kinds);
  if (!snake.met.includes(kind)) snake.met.push(kind);
  snake.gem = { kind, cell, left: GEM_STEPS };
}

/** Every gem continues the chain, or begins one. */
function takeGem(snake: Snake, gem: Gem): void {
  snake.gem = null;
  snake.gems++;
  snake.score += gemPoints(snake, gem);
  snake.chain = Math.max(1, snake.chain);
  snake.chainLeft = Math.max(snake.chainLeft, gem.kind === 'hourglass' ? LONG_CHAIN_STEPS : CHAIN_STEPS);
  if (gem.kind === 'scissors') snake.body.splice(Math.max(SHORTEST, snake.body.length - CUT));
}

/** Every other level changes the board: first walls come, then portals instead of them, then both. */
function enterLevel(snake: Snake): void {
  const level = levelOf(snake);
  if (level < WALL_LEVEL || level % 2 !== WALL_LEVEL % 2) return;
  if (level === PORTAL_LEVEL) {
    snake.walls = [];
    snake.marks = [];
  } else changeWalls(snake);
  if (level >= PORTAL_LEVEL) movePortals(snake);
}

function changeWalls(snake: Snake): void {
  const others = LAYOUTS.map((_, at) => at).filter((at) => at !== snake.layout);
  snake.layout = snake.layout < 0 ? 0 : pick(snake.random, others);
  const layout = LAYOUTS[snake.layout] as readonly number[];
  // Portals need room to leave them.
  const walls = layout.filter((cell) => snake.portals.every((portal) => !isBeside(cell, portal)));
  snake.walls = snake.walls.filter((cell) => walls.includes(cell));
  snake.marks = walls.filter((cell) => !snake.walls.includes(cell));
  snake.rising = RISE_STEPS;
}

/** They stay while the body is in them, or if there is no room for others. */
function movePortals(snake: Snake): void {
  const { body, portals, random } = snake;
  if (portals.some((portal) => body.includes(portal))) return;
  const head = body[0] as number;
  const obstacles = [...snake.walls, ...snake.marks];
  const room = freeCells(snake).filter(
    (cell) =>
      isInside(cell) && distance(cell, head) >= PORTAL_CLEAR && obstacles.every((wall) => !isBeside(cell, wall)),
  );
  const first = room[below(random, room.length)];
  if (first === undefined) return;
  const second = room.filter((cell) => distance(cell, first) >= PORTALS_APART);
  const other = second[below(random, second.length)];
  if (other !== undefined) snake.portals = [first, other];
}

/** Not at the edge: behind a portal there is a cell in each direction. */
function isInside(cell: number): boolean {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  return x > 1 && y > 1 && x < WIDTH - 2 && y < HEIGHT - 2;
}

function isBeside(a: number, b: number): boolean {
  return Math.abs((a % WIDTH) - (b % WIDTH)) <= 1 && Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH)) <= 1;
}

/** Raises the marked walls that the snake can still avoid: none may cut it off from its tail. */
function raiseWalls(snake: Snake): void {
  if (snake.marks.length === 0) return;
  if (snake.rising > 0) {
    snake.rising--;
    return;
  }
  const { body, walls, portals } = snake;
  const rising = snake.marks.filter((cell) => mayRise(snake, cell));
  if (rising.length === 0 || !reachesTail(body, [...walls, ...rising, ...portals])) return;
  snake.walls = [...walls, ...rising];
  snake.marks = snake.marks.filter((cell) => !rising.includes(cell));
}

function mayRise({ body, direction, food, gem }: Snake, cell: number): boolean {
  if (cell === food || cell === gem?.cell || body.includes(cell)) return false;
  const head = body[0] as number;
  if (distance(head, cell) < CLEAR_CELLS) return false;
  for (let ahead = head, at = 0; at < CLEAR_AHEAD && ahead >= 0; at++) {
    ahead = neighbour(ahead, direction);
    if (ahead === cell) return false;
  }
  return true;
}

function freeCells({ body, food, gem, walls, marks, portals }: Snake): number[] {
  const taken = new Set([...body, ...walls, ...marks, ...portals, food, gem?.cell ?? -1]);
  const free: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (!taken.has(cell)) free.push(cell);
  return free;
}

/** -1 if there is none. */
function freeCell(snake: Snake): number {
  const free = freeCells(snake);
  return free[below(snake.random, free.length)] ?? -1;
}
