export const WIDTH = 18;
export const HEIGHT = 12;
export const CELLS = WIDTH * HEIGHT;

/** A cell is `y * WIDTH + x`; a direction is what to add to x and y. In the order up, right, down, left. */
export const DIRECTIONS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;
export const TURNS = ['up', 'right', 'down', 'left'] as const;
export type Turn = (typeof TURNS)[number];

/** What stands on the board besides the snake and its food. */
export interface Obstacles {
  walls: readonly number[];
  /** None, or two: who enters one leaves the other. */
  portals: readonly number[];
}

/** The cell next to `cell`, or -1 behind the edge. The direction is an index into DIRECTIONS. */
export function neighbour(cell: number, direction: number): number {
  const { x: right, y: down } = DIRECTIONS[direction] as (typeof DIRECTIONS)[number];
  const x = (cell % WIDTH) + right;
  const y = Math.floor(cell / WIDTH) + down;
  return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? -1 : y * WIDTH + x;
}

export function distance(a: number, b: number): number {
  return Math.abs((a % WIDTH) - (b % WIDTH)) + Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH));
}

/**
 * The cell that a step leads to, behind the portal if it enters one; -1 if it hits the edge, a wall or the body, which
 * may also be in the portal.
 */
export function stepFrom(
  cell: number,
  direction: number,
  { walls, portals }: Obstacles,
  isBody: (cell: number) => boolean,
): number {
  const entered = neighbour(cell, direction);
  if (entered < 0 || walls.includes(entered) || isBody(entered)) return -1;
  const portal = portals.indexOf(entered);
  if (portal < 0) return entered;
  const left = portals[1 - portal] as number;
  return isBody(left) ? -1 : left;
}

/** Whether the head can reach the tail, and so go on for ever, without the help of portals. */
export function reachesTail(body: readonly number[], blocked: Iterable<number>): boolean {
  const tail = body.at(-1) as number;
  const seen = new Uint8Array(CELLS);
  for (const cell of blocked) seen[cell] = 1;
  for (const cell of body.slice(0, -1)) seen[cell] = 1;
  const queue = [body[0] as number];
  for (const cell of queue)
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(cell, direction);
      if (next < 0 || seen[next]) continue;
      if (next === tail) return true;
      seen[next] = 1;
      queue.push(next);
    }
  return false;
}
