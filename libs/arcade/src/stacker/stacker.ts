import { seededRandom, shuffled, type Random } from '../random.js';
import {
  cellsOf,
  EMPTY_WELL,
  fits,
  landed,
  lock,
  PIECE_COUNT,
  spawnPiece,
  TURNS,
  type Piece,
  type Well,
} from './well.js';

/** A run ends after this many pieces. */
export const SHIFT = 250;
export const NEXT = 3;
export const ROWS_PER_LEVEL = 10;
/** Points for 1 to 4 rows cleared at once, times the level. */
const ROW_POINTS = [0, 40, 100, 300, 1200] as const;
/** Points for each consecutive clearing piece beyond the first, times the level. */
const COMBO_POINTS = 20;
/** Ticks per row of a falling piece, by level. */
const FALL_TICKS = [48, 41, 35, 29, 24, 19, 15, 12, 9, 7, 5] as const;
/** How long, and how often, a landed piece can still be moved. */
const LOCK_TICKS = 30;
const LOCK_RESETS = 12;
/** Offsets to try when a rotated piece does not fit in place. */
const KICKS = [[0, 0], [-1, 0], [1, 0], [0, -1], [-1, -1], [1, -1], [-2, 0], [2, 0], [0, 1]] as const; // prettier-ignore

export const ACTIONS = ['left', 'right', 'turn', 'back', 'down', 'drop', 'hold'] as const;
export type Action = (typeof ACTIONS)[number];

export interface Clearing {
  /** The rows before they were cleared. */
  rows: number[];
  points: number;
  combo: number;
}

export interface Stacker {
  readonly random: Random;
  well: Well;
  /** The colour of each filled cell, by row and column, for the view only. */
  kinds: number[][];
  piece: Piece;
  bag: number[];
  next: number[];
  held: number | null;
  mayHold: boolean;
  /** Landed pieces. */
  placed: number;
  rows: number;
  quads: number;
  combo: number;
  longestCombo: number;
  score: number;
  fall: number;
  ground: number;
  resets: number;
  last: Clearing | null;
  over: boolean;
}

export function newStacker(seed: number): Stacker {
  const stacker: Stacker = {
    random: seededRandom(seed),
    well: EMPTY_WELL,
    kinds: EMPTY_WELL.map(() => []),
    piece: spawnPiece(0),
    bag: [],
    next: [],
    held: null,
    mayHold: true,
    placed: 0,
    rows: 0,
    quads: 0,
    combo: 0,
    longestCombo: 0,
    score: 0,
    fall: 0,
    ground: 0,
    resets: 0,
    last: null,
    over: false,
  };
  while (stacker.next.length < NEXT) stacker.next.push(draw(stacker));
  bring(stacker, takeNext(stacker));
  return stacker;
}

export function levelOf({ rows }: Pick<Stacker, 'rows'>): number {
  return 1 + Math.floor(rows / ROWS_PER_LEVEL);
}

function fallTicks(stacker: Stacker): number {
  return FALL_TICKS[Math.min(levelOf(stacker), FALL_TICKS.length) - 1] as number;
}

/** Each of the seven pieces once, then all again in another order. */
function draw(stacker: Stacker): number {
  if (stacker.bag.length === 0)
    stacker.bag = shuffled(
      stacker.random,
      Array.from({ length: PIECE_COUNT }, (_, kind) => kind),
    );
  return stacker.bag.pop() as number;
}

function takeNext(stacker: Stacker): number {
  stacker.next.push(draw(stacker));
  return stacker.next.shift() as number;
}

function bring(stacker: Stacker, kind: number): void {
  stacker.piece = spawnPiece(kind);
  stacker.fall = fallTicks(stacker);
  stacker.ground = LOCK_TICKS;
  stacker.resets = 0;
  if (!fits(stacker.well, stacker.piece)) stacker.over = true;
}

export function tick(stacker: Stacker): void {
  const lower = { ...stacker.piece, y: stacker.piece.y - 1 };
  if (fits(stacker.well, lower)) {
    if (--stacker.fall > 0) return;
    stacker.piece = lower;
    stacker.fall = fallTicks(stacker);
    return;
  }
  if (--stacker.ground <= 0) settle(stacker);
}

export function act(stacker: Stacker, action: Action): boolean {
  if (stacker.over) return false;
  const { piece } = stacker;
  switch (action) {
    case 'left':
      return moveTo(stacker, { ...piece, x: piece.x - 1 });
    case 'right':
      return moveTo(stacker, { ...piece, x: piece.x + 1 });
    case 'turn':
      return turnTo(stacker, (piece.turn + 1) % TURNS);
    case 'back':
      return turnTo(stacker, (piece.turn + TURNS - 1) % TURNS);
    case 'down':
      return moveDown(stacker);
    case 'drop':
      stacker.piece = landed(stacker.well, piece);
      settle(stacker);
      return true;
    case 'hold':
      return hold(stacker);
    default:
      return false;
  }
}

function moveTo(stacker: Stacker, piece: Piece): boolean {
  if (!fits(stacker.well, piece)) return false;
  stacker.piece = piece;
  // Moves on the ground extend the time, up to a limit.
  if (stacker.resets < LOCK_RESETS && stacker.ground < LOCK_TICKS) {
    stacker.resets++;
    stacker.ground = LOCK_TICKS;
  }
  return true;
}

function turnTo(stacker: Stacker, turn: number): boolean {
  const { piece } = stacker;
  return KICKS.some(([x, y]) => moveTo(stacker, { ...piece, turn, x: piece.x + x, y: piece.y + y }));
}

function moveDown(stacker: Stacker): boolean {
  const lower = { ...stacker.piece, y: stacker.piece.y - 1 };
  if (!fits(stacker.well, lower)) return false;
  stacker.piece = lower;
  stacker.fall = fallTicks(stacker);
  return true;
}

function hold(stacker: Stacker): boolean {
  if (!stacker.mayHold) return false;
  const kind = stacker.held ?? takeNext(stacker);
  stacker.held = stacker.piece.kind;
  bring(stacker, kind);
  stacker.mayHold = false;
  return true;
}

/** Adds the piece to the well, clears full rows and spawns the next piece. */
function settle(stacker: Stacker): void {
  const { well, full, above } = lock(stacker.well, stacker.piece);
  paint(stacker, full);
  stacker.well = well;
  stacker.placed++;
  pay(stacker, full);
  stacker.mayHold = true;
  if (above || stacker.placed === SHIFT) stacker.over = true;
  else bring(stacker, takeNext(stacker));
}

function paint(stacker: Stacker, full: readonly number[]): void {
  for (const { column, row } of cellsOf(stacker.piece)) (stacker.kinds[row] as number[])[column] = stacker.piece.kind;
  stacker.kinds = stacker.kinds.filter((_, row) => !full.includes(row));
  while (stacker.kinds.length < EMPTY_WELL.length) stacker.kinds.push([]);
}

function pay(stacker: Stacker, full: number[]): void {
  stacker.combo = full.length > 0 ? stacker.combo + 1 : 0;
  if (full.length === 0) return;
  const points = levelOf(stacker) * ((ROW_POINTS[full.length] ?? 0) + COMBO_POINTS * (stacker.combo - 1));
  stacker.score += points;
  stacker.rows += full.length;
  stacker.longestCombo = Math.max(stacker.longestCombo, stacker.combo);
  if (full.length === ROW_POINTS.length - 1) stacker.quads++;
  stacker.last = { rows: full, points, combo: stacker.combo };
}
