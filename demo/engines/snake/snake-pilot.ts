import type { Depth } from '../engine.ts';
import { CELLS, neighbours, WIDTH, type Snake } from '../../../libs/arcade/src/snake/snake.ts';

/** The part of the state that the pilot uses. */
type Seen = Pick<Snake, 'body' | 'food' | 'hunger'>;

/**
 * The cell to move to, or -1 if all are blocked. Depth 1 moves straight towards the food, 2 takes the shortest free
 * path, 3 takes it only if it can get out again, until it is about to starve.
 */
export function nextCell(snake: Seen, depth: Depth): number {
  const open = openCells(snake);
  if (open.length === 0) return -1;
  if (depth === 1) return closest(open, snake.food);

  const way = firstStep(snake);
  if (depth === 2) return way >= 0 ? way : closest(open, snake.food);

  if (way >= 0 && (canFollowTail(snake, way) || snake.hunger > CELLS)) return way;
  const safe = open.filter((cell) => canFollowTail(snake, cell));
  return farthest(safe.length > 0 ? safe : open, snake.food);
}

function openCells({ body }: Seen): number[] {
  const wall = new Set(body.slice(0, -1));
  return neighbours(body[0] as number).filter((cell) => !wall.has(cell));
}

function distance(a: number, b: number): number {
  return Math.abs((a % WIDTH) - (b % WIDTH)) + Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH));
}

function closest(cells: number[], goal: number): number {
  return cells.reduce((best, cell) => (distance(cell, goal) < distance(best, goal) ? cell : best));
}

function farthest(cells: number[], goal: number): number {
  return cells.reduce((best, cell) => (distance(cell, goal) > distance(best, goal) ? cell : best));
}

/** The first step of a shortest path to the food, or -1. Searched from the food back to the head. */
function firstStep({ body, food }: Seen): number {
  const head = body[0] as number;
  const seen = new Uint8Array(CELLS);
  for (const cell of body.slice(1, -1)) seen[cell] = 1;
  const queue = [food];
  seen[food] = 1;
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at] as number;
    for (const next of neighbours(cell)) {
      if (next === head) return cell;
      if (seen[next]) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return -1;
}

/** Whether the tail is reachable after a move to `cell`, so that the snake is not enclosed. */
function canFollowTail({ body, food }: Seen, cell: number): boolean {
  const after = cell === food ? [cell, ...body] : [cell, ...body.slice(0, -1)];
  const tail = after.at(-1) as number;
  const seen = new Uint8Array(CELLS);
  for (const taken of after.slice(0, -1)) seen[taken] = 1;
  const queue = [cell];
  for (let at = 0; at < queue.length; at++) {
    for (const next of neighbours(queue[at] as number)) {
      // After a bite the tail does not move on that step, so a tail directly behind the head is no way out.
      if (next === tail && (at > 0 || cell !== food)) return true;
      if (seen[next]) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return false;
}
