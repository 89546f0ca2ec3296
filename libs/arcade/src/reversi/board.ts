export const SIDE = 6;
export const CELLS = SIDE * SIDE;

/** 1 and -1 are the players, 0 is an empty cell. */
export type Player = 1 | -1;
export type Board = Int8Array;

const DIRECTIONS = [
  [-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1],
] as const; // prettier-ignore

/** For each cell its rays to the edge that are long enough to turn a disc. */
const RAYS = Array.from({ length: CELLS }, (_, cell) =>
  DIRECTIONS.map(([dx, dy]) => ray(cell, dx, dy)).filter((cells) => cells.length > 1),
);

export function raysFrom(cell: number): readonly (readonly number[])[] {
  return RAYS[cell] as number[][];
}

function ray(cell: number, dx: number, dy: number): number[] {
  const cells: number[] = [];
  let x = (cell % SIDE) + dx;
  let y = Math.floor(cell / SIDE) + dy;
  for (; x >= 0 && x < SIDE && y >= 0 && y < SIDE; x += dx, y += dy) cells.push(y * SIDE + x);
  return cells;
}

export function newBoard(): Board {
  const board = new Int8Array(CELLS);
  const middle = (SIDE / 2 - 1) * SIDE + SIDE / 2 - 1;
  board[middle] = -1;
  board[middle + SIDE + 1] = -1;
  board[middle + 1] = 1;
  board[middle + SIDE] = 1;
  return board;
}

/** The foreign discs that a disc on `cell` would turn. */
export function turned(board: Board, cell: number, player: Player): number[] {
  const all: number[] = [];
  if (board[cell] !== 0) return all;
  for (const cells of RAYS[cell] ?? []) {
    let count = 0;
    while (count < cells.length && board[cells[count] as number] === -player) count++;
    if (count > 0 && count < cells.length && board[cells[count] as number] === player)
      all.push(...cells.slice(0, count));
  }
  return all;
}

export function moves(board: Board, player: Player): number[] {
  const legal: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (turned(board, cell, player).length > 0) legal.push(cell);
  return legal;
}

export function place(board: Board, cell: number, player: Player): Board {
  const flips = turned(board, cell, player);
  if (flips.length === 0) throw new Error('a disc must turn others');
  const after = board.slice();
  after[cell] = player;
  for (const flip of flips) after[flip] = player;
  return after;
}

export function discs(board: Board, player: Player): number {
  return board.reduce((count, disc) => (disc === player ? count + 1 : count), 0);
}
