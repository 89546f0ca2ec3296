export const COLUMNS = 10;
/** Visible rows; those above them are for new and turned pieces. */
export const ROWS = 20;
const ALL_ROWS = ROWS + 4;
export const FULL_ROW = (1 << COLUMNS) - 1;

/** The pieces I, O, T, S, Z, J and L, each in the square in which it rotates. */
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
export const PIECE_I = 0;
export const PIECE_O = 1;
export const PIECE_T = 2;
export const TURNS = 4;

/** By piece and turn (clockwise): the rows of the square from the top, one bit per cell. */
const SHAPES: readonly (readonly (readonly number[])[])[] = PICTURES.map((picture) => {
  const turns = [picture.map((row) => Array.from(row).reduce((bits, dot, x) => bits | (dot === '#' ? 1 << x : 0), 0))];
  while (turns.length < TURNS) turns.push(turnedRows(turns.at(-1) as number[]));
  return turns;
});

/** A column from the floor up becomes a row from the left. */
function turnedRows(rows: readonly number[]): number[] {
  return rows.map((_, y) => rows.reduce((bits, row, x) => bits | (((row >> y) & 1) << (rows.length - 1 - x)), 0));
}

function rowsOf(kind: number, turn: number): readonly number[] {
  return (SHAPES[kind] as readonly number[][])[turn] as readonly number[];
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
  return { kind, turn: 0, x: Math.floor((COLUMNS - size) / 2), y: ROWS + 1 };
}

/** The cells of a piece as columns and rows of the well. */
export function cellsOf({ kind, turn, x, y }: Piece): { column: number; row: number }[] {
  return rowsOf(kind, turn).flatMap((cells, down) =>
    [0, 1, 2, 3].filter((at) => (cells >> at) & 1).map((at) => ({ column: x + at, row: y - down })),
  );
}

/** Whether a cell is filled or outside the well. */
export function isSolid(well: Well, column: number, row: number): boolean {
  if (column < 0 || column >= COLUMNS || row < 0 || row >= ALL_ROWS) return true;
  return (((well[row] as number) >> column) & 1) === 1;
}

export function fits(well: Well, { kind, turn, x, y }: Piece): boolean {
  return fitsAt(well, rowsOf(kind, turn), x, y);
}

function fitsAt(well: Well, rows: readonly number[], x: number, y: number): boolean {
  for (let down = 0; down < rows.length; down++) {
    const cells = rows[down] as number;
    if (cells === 0) continue;
    const row = well[y - down];
    const moved = shifted(cells, x);
    if (row === undefined || moved > FULL_ROW || (x < 0 && moved << -x !== cells) || (row & moved) !== 0) return false;
  }
  return true;
}

/** The piece at its resting place. */
export function landed(well: Well, piece: Piece): Piece {
  const rows = rowsOf(piece.kind, piece.turn);
  let { y } = piece;
  while (fitsAt(well, rows, piece.x, y - 1)) y--;
  return { ...piece, y };
}

export interface Locked {
  well: Well;
  /** The cleared rows, from the floor up. */
  full: number[];
  /** No cell of the piece is below the rim. */
  above: boolean;
}

export function lock(well: Well, { kind, turn, x, y }: Piece): Locked {
  const filled = [...well];
  let above = true;
  for (const [down, cells] of rowsOf(kind, turn).entries()) {
    if (cells === 0) continue;
    const row = y - down;
    filled[row] = (filled[row] as number) | shifted(cells, x);
    if (row < ROWS) above = false;
  }
  const full: number[] = [];
  for (let row = y - 3; row <= y; row++) if (filled[row] === FULL_ROW) full.push(row);
  if (full.length === 0) return { well: filled, full, above };
  const left = filled.filter((row) => row !== FULL_ROW);
  while (left.length < ALL_ROWS) left.push(0);
  return { well: left, full, above };
}

function shifted(cells: number, columns: number): number {
  return columns < 0 ? cells >> -columns : cells << columns;
}
