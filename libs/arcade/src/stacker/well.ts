export const COLUMNS = 10;
/** Visible rows; two more above them are for new pieces. */
export const ROWS = 20;
const ALL_ROWS = ROWS + 2;
export const FULL_ROW = (1 << COLUMNS) - 1;

/** The seven pieces, each in the square in which it rotates. */
const PICTURES = [
  ['    ', '####', '    ', '    '],
  ['##', '##'],
  [' # ', '###', '   '],
  [' ##', '## ', '   '],
  ['## ', ' ##', '   '],
  ['#  ', '###', '   '],
  ['  #', '###', '   '],
] as const;
export const PIECE_COUNT = PICTURES.length;
export const TURNS = 4;

interface Cell {
  /** From the left and from the top of the square. */
  x: number;
  y: number;
}

/** By piece and turn (clockwise). */
const SHAPES: readonly (readonly (readonly Cell[])[])[] = PICTURES.map((picture) => {
  const turns = [cellsIn(picture)];
  while (turns.length < TURNS) {
    const last = turns.at(-1) as Cell[];
    turns.push(last.map(({ x, y }) => ({ x: picture.length - 1 - y, y: x })));
  }
  return turns;
});

function cellsIn(picture: readonly string[]): Cell[] {
  return picture.flatMap((row, y) => Array.from(row).flatMap((dot, x) => (dot === '#' ? [{ x, y }] : [])));
}

/** Rows from the floor up, one bit per cell. */
export type Well = readonly number[];
export const EMPTY_WELL: Well = Array.from({ length: ALL_ROWS }, () => 0);

/** A piece in the well: `x` is the left column and `y` the top row of its square, counted from the floor. */
export interface Piece {
  kind: number;
  turn: number;
  x: number;
  y: number;
}

export function spawnPiece(kind: number): Piece {
  const size = (PICTURES[kind] as readonly string[]).length;
  return { kind, turn: 0, x: Math.floor((COLUMNS - size) / 2), y: ROWS };
}

/** The cells of a piece as columns and rows of the well. */
export function cellsOf({ kind, turn, x, y }: Piece): { column: number; row: number }[] {
  const shape = (SHAPES[kind] as readonly (readonly Cell[])[])[turn] as readonly Cell[];
  return shape.map((cell) => ({ column: x + cell.x, row: y - cell.y }));
}

export function fits(well: Well, piece: Piece): boolean {
  return cellsOf(piece).every(
    ({ column, row }) =>
      column >= 0 && column < COLUMNS && row >= 0 && row < ALL_ROWS && (((well[row] as number) >> column) & 1) === 0,
  );
}

/** The piece at its resting place. */
export function landed(well: Well, piece: Piece): Piece {
  let resting = piece;
  for (;;) {
    const lower = { ...resting, y: resting.y - 1 };
    if (!fits(well, lower)) return resting;
    resting = lower;
  }
}

export interface Locked {
  well: Well;
  /** The cleared rows, from the floor up. */
  full: number[];
  /** No cell of the piece is below the rim. */
  above: boolean;
}

export function lock(well: Well, piece: Piece): Locked {
  const filled = [...well];
  const cells = cellsOf(piece);
  for (const { column, row } of cells) filled[row] = (filled[row] as number) | (1 << column);
  const full = filled.flatMap((row, at) => (row === FULL_ROW ? [at] : []));
  const left = filled.filter((row) => row !== FULL_ROW);
  while (left.length < ALL_ROWS) left.push(0);
  return { well: left, full, above: cells.every(({ row }) => row >= ROWS) };
}
