import type { Depth } from '../engine.ts';
import { CELLS, distance, neighbour, stepFrom } from '../../../libs/arcade/src/snake/board.ts';
import { PATIENCE, type Snake } from '../../../libs/arcade/src/snake/snake.ts';

/** The part of the state that the pilot uses. */
type Seen = Pick<Snake, 'body' | 'food' | 'hunger' | 'walls' | 'portals'>;

/** A step in a direction, and the cell it leads to. */
interface Move {
  direction: number;
  cell: number;
}

const DIRECTIONS = [0, 1, 2, 3];

/**
 * The direction to move in, or -1 if all are blocked. Depth 1 moves straight towards the food, 2 takes the shortest free
 * path, 3 takes it only if it can get out again, until it is about to starve.
 */
export function nextDirection(snake: Seen, depth: Depth): number {
  const open = movesFrom(snake, snake.body[0] as number, taken(snake.body, snake.food));
  if (open.length === 0) return -1;
  if (depth === 1) return closest(open, snake.food).direction;

  const way = open.find(({ direction }) => direction === firstStep(snake));
  if (depth === 2) return (way ?? closest(open, snake.food)).direction;

  if (way && (canFollowTail(snake, way.cell) || snake.hunger > PATIENCE / 2)) return way.direction;
  const safe = open.filter(({ cell }) => canFollowTail(snake, cell));
  return farthest(safe.length > 0 ? safe : open, snake.food).direction;
}

/** The cells of the body that the next step meets: the tail leaves its own, except with a bite. */
function taken(body: readonly number[], food: number): (cell: number, entered: number) => boolean {
  const tail = body.length - 1;
  return (cell, entered) => {
    const at = body.indexOf(cell);
    return at >= 0 && (at < tail || entered === food);
  };
}

function movesFrom({ walls, portals }: Seen, from: number, isBody: (cell: number, entered: number) => boolean): Move[] {
  return DIRECTIONS.flatMap((direction) => {
    const entered = neighbour(from, direction);
    const cell = stepFrom(from, direction, { walls, portals }, (at) => isBody(at, entered));
    return cell >= 0 ? [{ direction, cell }] : [];
  });
}

function closest(moves: Move[], goal: number): Move {
  return moves.reduce((best, move) => (distance(move.cell, goal) < distance(best.cell, goal) ? move : best));
}

function farthest(moves: Move[], goal: number): Move {
  return moves.reduce((best, move) => (distance(move.cell, goal) > distance(best.cell, goal) ? move : best));
}

/** The direction of the first step of a shortest path to the food, or -1. */
function firstStep(snake: Seen): number {
  const { body, food } = snake;
  const isBody = taken(body, food);
  const first = new Int8Array(CELLS).fill(-1);
  const queue: number[] = [];
  const visit = (moves: Move[], direction?: number) => {
    for (const move of moves) {
      if (first[move.cell] !== -1) continue;
      first[move.cell] = direction ?? move.direction;
      queue.push(move.cell);
    }
  };
  visit(movesFrom(snake, body[0] as number, isBody));
  for (let at = 0; at < queue.length && first[food] === -1; at++) {
    const cell = queue[at] as number;
    visit(movesFrom(snake, cell, isBody), first[cell]);
  }
  return first[food] ?? -1;
}

/** Whether the tail is reachable after a move to `cell`, so that the snake is not enclosed. */
function canFollowTail(snake: Seen, cell: number): boolean {
  const { body, food } = snake;
  const after = cell === food ? [cell, ...body] : [cell, ...body.slice(0, -1)];
  const tail = after.at(-1) as number;
  const seen = new Uint8Array(CELLS);
  for (const part of after.slice(0, -1)) seen[part] = 1;
  const queue = [cell];
  for (let at = 0; at < queue.length; at++) {
    for (const { cell: next } of movesFrom(snake, queue[at] as number, (part) => seen[part] === 1)) {
      // After a bite the tail does not move on that step, so a tail directly behind the head is no way out.
      if (next === tail && (at > 0 || cell !== food)) return true;
      if (seen[next]) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return false;
}
