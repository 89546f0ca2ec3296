import { fits, isSolid, PIECE_I, PIECE_O, PIECE_T, TURNS, type Piece, type Well } from './well.js';

/** Columns to the right and rows up. */
type Kick = readonly [x: number, y: number];

/**
 * The Super Rotation System: places to try for a piece that does not fit after a turn, by its turn before, clockwise.
 * The same places, mirrored, are tried for the turn back.
 */
const KICKS: readonly (readonly Kick[])[] = [
  [[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]],
  [[0, 0], [1, 0], [1, -1], [0, 2], [1, 2]],
  [[0, 0], [1, 0], [1, 1], [0, -2], [1, -2]],
  [[0, 0], [-1, 0], [-1, -1], [0, 2], [-1, 2]],
]; // prettier-ignore
const KICKS_OF_I: readonly (readonly Kick[])[] = [
  [[0, 0], [-2, 0], [1, 0], [-2, -1], [1, 2]],
  [[0, 0], [-1, 0], [2, 0], [-1, 2], [2, -1]],
  [[0, 0], [2, 0], [-1, 0], [2, 1], [-1, -2]],
  [[0, 0], [1, 0], [-2, 0], [1, -2], [-2, 1]],
]; // prettier-ignore
/** The kick that makes a full T-spin of what would be a mini. */
const LONGEST_KICK = 4;

export interface Turned {
  piece: Piece;
  /** Which of the places fitted. */
  kick: number;
}

/** The piece after a turn by a quarter; null if it fits nowhere. */
export function turned(well: Well, piece: Piece, clockwise: boolean): Turned | null {
  const turn = (piece.turn + (clockwise ? 1 : TURNS - 1)) % TURNS;
  if (piece.kind === PIECE_O) return { piece: { ...piece, turn }, kick: 0 };
  const kicks = (piece.kind === PIECE_I ? KICKS_OF_I : KICKS)[clockwise ? piece.turn : turn] as readonly Kick[];
  const sign = clockwise ? 1 : -1;
  for (const [kick, [x, y]] of kicks.entries()) {
    const moved = { ...piece, turn, x: piece.x + sign * x, y: piece.y + sign * y };
    if (fits(well, moved)) return { piece: moved, kick };
  }
  return null;
}

export type Spin = 'none' | 'mini' | 'full';

/** Corners around the centre of a T, clockwise from the upper left. */
const CORNERS = [[-1, 1], [1, 1], [1, -1], [-1, -1]] as const; // prettier-ignore

/** What a T makes of its last turn: three of the four corners around it are solid. `kick` is null after another move. */
export function spinOf(well: Well, { kind, turn, x, y }: Piece, kick: number | null): Spin {
  if (kind !== PIECE_T || kick === null) return 'none';
  const solid = CORNERS.map(([right, up]) => isSolid(well, x + 1 + right, y - 1 + up));
  if (solid.filter(Boolean).length < 3) return 'none';
  // Turned by a quarter, the T points between the next two corners.
  const inFront = solid[turn] && solid[(turn + 1) % CORNERS.length];
  return inFront || kick === LONGEST_KICK ? 'full' : 'mini';
}
