import { seededRandom, shuffled, type Random } from '../random.js';
import { DROP_POINTS, isDifficult, LOWER_POINTS, pointsOf, QUAD, type Landing } from './points.js';
import { spinOf, turned } from './rotation.js';
import { cellsOf, EMPTY_WELL, fits, landed, lock, PIECE_COUNT, spawnPiece, type Piece, type Well } from './well.js';

/** A shift ends after this many rows, a sprint after fewer. */
export const SHIFT = 200;
export const SPRINT = 40;
export const TICK_RATE = 60;
export const NEXT = 5;
export const LEVELS = 20;
const ROWS_PER_LEVEL = 10;
/** Rows that a piece falls in a minute, by level: from one in a second to all twenty in a tick. */
const ROWS_PER_MINUTE = [
  60, 76, 97, 127, 169, 229, 316, 445, 638, 934, 1395, 2124, 3302, 5240, 8490, 14_052, 23_769, 41_113, 72_000, 72_000,
] as const;
const TICKS_PER_MINUTE = 60 * TICK_RATE;
/** How much faster a lowered piece falls. */
const LOWERED = 20;
/** How long a piece on the ground can be moved, and how often a move starts this time again. */
const LOCK_TICKS = 30;
const LOCK_RESETS = 15;

/** `down` lowers the pieces faster until `slow`. */
export const ACTIONS = ['left', 'right', 'turn', 'back', 'down', 'slow', 'drop', 'hold'] as const;
export type Action = (typeof ACTIONS)[number];

/** A landed piece that earned points. */
export interface Clearing extends Landing {
  /** The rows before they were cleared, from the floor up. */
  rows: number[];
  points: number;
}

export interface Stacker {
  readonly random: Random;
  /** The rows to clear. */
  readonly goal: number;
  well: Well;
  /** The colour of each filled cell, by row and column, for the view only. */
  kinds: number[][];
  piece: Piece;
  bag: number[];
  next: number[];
  held: number | null;
  mayHold: boolean;
  /** Whether pieces fall faster. */
  isLowered: boolean;
  /** What the player has done so far, for the hints. */
  readonly done: Partial<Record<Action, true>>;
  /** Landed pieces. */
  placed: number;
  rows: number;
  quads: number;
  spins: number;
  perfects: number;
  combo: number;
  longestCombo: number;
  backToBack: boolean;
  score: number;
  /** The part of a row that the piece has fallen, in parts of TICKS_PER_MINUTE. */
  fall: number;
  /** Ticks left on the ground. */
  ground: number;
  resets: number;
  /** The lowest place of the piece so far. */
  lowest: number;
  /** The kick of the last turn, if no move followed. */
  kick: number | null;
  last: Clearing | null;
  over: boolean;
}

export function newStacker(seed: number): Stacker {
  return start(seed, SHIFT);
}

export function newSprint(seed: number): Stacker {
  return start(seed, SPRINT);
}

function start(seed: number, goal: number): Stacker {
  const stacker: Stacker = {
    random: seededRandom(seed),
    goal,
    well: EMPTY_WELL,
    kinds: EMPTY_WELL.map(() => []),
    piece: spawnPiece(0),
    bag: [],
    next: [],
    held: null,
    mayHold: true,
    isLowered: false,
    done: {},
    placed: 0,
    rows: 0,
    quads: 0,
    spins: 0,
    perfects: 0,
    combo: 0,
    longestCombo: 0,
    backToBack: false,
    score: 0,
    fall: 0,
    ground: 0,
    resets: 0,
    lowest: 0,
    kick: null,
    last: null,
    over: false,
  };
  while (stacker.next.length < NEXT) stacker.next.push(draw(stacker));
  bring(stacker, takeNext(stacker));
  return stacker;
}

/** A sprint stays at the first level. */
export function levelOf({ rows, goal }: Pick<Stacker, 'rows' | 'goal'>): number {
  return goal === SPRINT ? 1 : Math.min(LEVELS, 1 + Math.floor(rows / ROWS_PER_LEVEL));
}

export function isFinished({ rows, goal }: Pick<Stacker, 'rows' | 'goal'>): boolean {
  return rows >= goal;
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
  const piece = spawnPiece(kind);
  const lower = below(piece);
  if (!fits(stacker.well, piece)) stacker.over = true;
  stacker.piece = fits(stacker.well, lower) ? lower : piece;
  stacker.fall = 0;
  stacker.kick = null;
  landAt(stacker, stacker.piece.y);
}

/** A piece that reaches a new lowest row gets its whole lock delay again. */
function landAt(stacker: Stacker, lowest: number): void {
  stacker.lowest = lowest;
  stacker.ground = LOCK_TICKS;
  stacker.resets = 0;
}

const below = (piece: Piece): Piece => ({ ...piece, y: piece.y - 1 });

export function tick(stacker: Stacker): void {
  let lower = below(stacker.piece);
  if (!fits(stacker.well, lower)) {
    stacker.fall = 0;
    if (stacker.resets >= LOCK_RESETS || --stacker.ground <= 0) settle(stacker);
    return;
  }
  stacker.fall += (ROWS_PER_MINUTE[levelOf(stacker) - 1] as number) * (stacker.isLowered ? LOWERED : 1);
  for (; stacker.fall >= TICKS_PER_MINUTE && fits(stacker.well, lower); lower = below(lower)) {
    stacker.fall -= TICKS_PER_MINUTE;
    stacker.piece = lower;
    stacker.kick = null;
    if (stacker.isLowered) stacker.score += LOWER_POINTS;
    if (lower.y < stacker.lowest) landAt(stacker, lower.y);
  }
}

export function act(stacker: Stacker, action: Action): boolean {
  if (stacker.over || !apply(stacker, action)) return false;
  stacker.done[action] = true;
  return true;
}

function apply(stacker: Stacker, action: Action): boolean {
  const { piece } = stacker;
  switch (action) {
    case 'left':
      return moveTo(stacker, { ...piece, x: piece.x - 1 });
    case 'right':
      return moveTo(stacker, { ...piece, x: piece.x + 1 });
    case 'turn':
      return turn(stacker, true);
    case 'back':
      return turn(stacker, false);
    case 'down':
      return lower(stacker, true);
    case 'slow':
      return lower(stacker, false);
    case 'drop':
      return drop(stacker);
    case 'hold':
      return hold(stacker);
    default:
      return false;
  }
}

function moveTo(stacker: Stacker, piece: Piece, kick: number | null = null): boolean {
  if (!fits(stacker.well, piece)) return false;
  stacker.piece = piece;
  stacker.kick = kick;
  if (piece.y < stacker.lowest) landAt(stacker, piece.y);
  // Moves of a piece that was on the ground extend its time, up to a limit.
  else if (stacker.resets < LOCK_RESETS && stacker.ground < LOCK_TICKS) {
    stacker.resets++;
    stacker.ground = LOCK_TICKS;
  }
  return true;
}

function turn(stacker: Stacker, clockwise: boolean): boolean {
  const found = turned(stacker.well, stacker.piece, clockwise);
  return found !== null && moveTo(stacker, found.piece, found.kick);
}

function lower(stacker: Stacker, isLowered: boolean): boolean {
  if (stacker.isLowered === isLowered) return false;
  stacker.isLowered = isLowered;
  // The first row at once.
  if (isLowered) stacker.fall = TICKS_PER_MINUTE;
  return true;
}

function drop(stacker: Stacker): boolean {
  const piece = landed(stacker.well, stacker.piece);
  const fallen = stacker.piece.y - piece.y;
  stacker.score += fallen * DROP_POINTS;
  if (fallen > 0) stacker.kick = null;
  stacker.piece = piece;
  settle(stacker);
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
  const spin = spinOf(stacker.well, stacker.piece, stacker.kick);
  const { well, full, above } = lock(stacker.well, stacker.piece);
  paint(stacker, full);
  stacker.well = well;
  stacker.placed++;
  const count = full.length;
  stacker.combo = count > 0 ? stacker.combo + 1 : 0;
  const difficult = isDifficult({ count, spin });
  pay(stacker, full, {
    count,
    spin,
    combo: stacker.combo,
    isBackToBack: difficult && stacker.backToBack,
    isPerfect: count > 0 && well.every((row) => row === 0),
  });
  if (count > 0) stacker.backToBack = difficult;
  stacker.mayHold = true;
  if (above || isFinished(stacker)) stacker.over = true;
  else bring(stacker, takeNext(stacker));
}

function paint(stacker: Stacker, full: readonly number[]): void {
  for (const { column, row } of cellsOf(stacker.piece)) (stacker.kinds[row] as number[])[column] = stacker.piece.kind;
  stacker.kinds = stacker.kinds.filter((_, row) => !full.includes(row));
  while (stacker.kinds.length < EMPTY_WELL.length) stacker.kinds.push([]);
}

function pay(stacker: Stacker, rows: number[], landing: Landing): void {
  const points = pointsOf(landing, levelOf(stacker));
  if (points === 0) return;
  stacker.score += points;
  stacker.rows += landing.count;
  stacker.longestCombo = Math.max(stacker.longestCombo, landing.combo);
  if (landing.count === QUAD) stacker.quads++;
  if (landing.spin === 'full' && landing.count > 0) stacker.spins++;
  if (landing.isPerfect) stacker.perfects++;
  stacker.last = { ...landing, rows, points };
}
