export const COLUMNS = 10;
export const ROWS = 20;
export const FULL_ROW = (1 << COLUMNS) - 1;

/** Points for 1 to 4 rows that vanish at once, times the level; ten rows are a level. */
const ROW_POINTS = [0, 40, 100, 300, 1200] as const;
const ROWS_PER_LEVEL = 10;

/** A piece turned one way: its rows as bits, the lowest row first, and how wide it is. */
export interface Shape {
  rows: readonly number[];
  width: number;
}

/** The seven pieces in all their turns. */
export const PIECES: readonly (readonly Shape[])[] = [
  ['####'],
  ['##', '##'],
  [' # ', '###'],
  [' ##', '## '],
  ['## ', ' ##'],
  ['#  ', '###'],
  ['  #', '###'],
].map(turns);

function turns(picture: string[]): Shape[] {
  const shapes: Shape[] = [];
  let now = picture;
  for (let turn = 0; turn < 4; turn++) {
    const shape = toShape(now);
    if (!shapes.some((known) => String(known.rows) === String(shape.rows))) shapes.push(shape);
    now = Array.from(now[0] as string, (_, column) =>
      now
        .map((row) => row.charAt(column))
        .reverse()
        .join(''),
    );
  }
  return shapes;
}

function toShape(picture: string[]): Shape {
  const rows = picture.map((row) =>
    Array.from(row).reduce((bits, cell, at) => (cell === '#' ? bits | (1 << at) : bits), 0),
  );
  return { rows: rows.reverse(), width: (picture[0] as string).length };
}

/** Rows from the floor up, a bit a cell. */
export type Well = readonly number[];

export const EMPTY_WELL: Well = Array.from({ length: ROWS }, () => 0);

export interface Drop {
  well: Well;
  rows: number;
}

/** Lets a shape fall at a column; null when it does not fit under the rim. */
export function drop(well: Well, shape: Shape, column: number): Drop | null {
  if (column < 0 || column + shape.width > COLUMNS) throw new Error('the piece leaves the well');
  const piece = shape.rows.map((row) => row << column);
  const rests = (at: number) => piece.every((row, up) => ((well[at + up] ?? 0) & row) === 0);
  let at = ROWS;
  while (at > 0 && rests(at - 1)) at--;
  if (at + piece.length > ROWS) return null;
  const filled = well.map((row, index) => row | (piece[index - at] ?? 0));
  const left = filled.filter((row) => row !== FULL_ROW);
  const rows = ROWS - left.length;
  while (left.length < ROWS) left.push(0);
  return { well: left, rows };
}

/** What vanishing rows pay when `before` rows had vanished already. */
export function rowPoints(rows: number, before: number): number {
  return (ROW_POINTS[rows] ?? 0) * (1 + Math.floor(before / ROWS_PER_LEVEL));
}
