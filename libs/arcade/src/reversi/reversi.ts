import { below, pick, seededRandom, type Random } from '../random.js';
import { discs, moves, newBoard, place, turned, type Board, type Player } from './board.js';
import { bestMove } from './search.js';

export const MATCHES = 6;
export const TOP_STREAK = 4;
const WIN_POINTS = 10;
const LOSS_POINTS = 2;
/** The computer's strength by match: its search depth, and how often it moves at random. */
const HOUSE = [
  { plies: 1, slips: 3 },
  { plies: 1, slips: 4 },
  { plies: 2, slips: 4 },
  { plies: 2, slips: 6 },
  { plies: 3, slips: 6 },
  { plies: 3, slips: 9 },
] as const;

/** A placed disc, for the view to animate. */
export interface Placing {
  cell: number;
  player: Player;
  board: Board;
}

export interface MatchResult {
  own: number;
  house: number;
  points: number;
}

export interface Reversi {
  readonly random: Random;
  board: Board;
  /** The player's discs in this match: they start (1) in every other one. */
  own: Player;
  match: number;
  results: MatchResult[];
  streak: number;
  longestStreak: number;
  score: number;
  over: boolean;
  /** The events since the player's last move, that move first. */
  placings: Placing[];
}

export function newReversi(seed: number): Reversi {
  return {
    random: seededRandom(seed),
    board: newBoard(),
    own: 1,
    match: 0,
    results: [],
    streak: 0,
    longestStreak: 0,
    score: 0,
    over: false,
    placings: [],
  };
}

export function wins({ results }: Pick<Reversi, 'results'>): number {
  return results.filter(({ own, house }) => own > house).length;
}

/** The player places a disc, and the computer moves until it is the player's turn again. */
export function play(reversi: Reversi, cell: number): boolean {
  if (reversi.over || turned(reversi.board, cell, reversi.own).length === 0) return false;
  reversi.placings = [];
  put(reversi, cell, reversi.own);
  answer(reversi);
  return true;
}

function put(reversi: Reversi, cell: number, player: Player): void {
  reversi.board = place(reversi.board, cell, player);
  reversi.placings.push({ cell, player, board: reversi.board });
}

/** Lets the computer move while the player cannot; ends the match when neither can. */
function answer(reversi: Reversi): void {
  const house = -reversi.own as Player;
  do {
    const legal = moves(reversi.board, house);
    if (legal.length > 0) put(reversi, houseMove(reversi, legal), house);
    else if (moves(reversi.board, reversi.own).length === 0) {
      endMatch(reversi);
      return;
    }
  } while (moves(reversi.board, reversi.own).length === 0);
}

function houseMove({ random, board, own, match }: Reversi, legal: number[]): number {
  const { plies, slips } = HOUSE[match] ?? HOUSE[0];
  return below(random, slips) === 0 ? pick(random, legal) : bestMove(board, -own as Player, plies);
}

/** A win pays 10 per disc, times the consecutive wins up to four; other results 2 per disc. */
function endMatch(reversi: Reversi): void {
  const own = discs(reversi.board, reversi.own);
  const house = discs(reversi.board, -reversi.own as Player);
  reversi.streak = own > house ? Math.min(reversi.streak + 1, TOP_STREAK) : 0;
  reversi.longestStreak = Math.max(reversi.longestStreak, reversi.streak);
  const points = own > house ? own * WIN_POINTS * reversi.streak : own * LOSS_POINTS;
  reversi.score += points;
  reversi.results.push({ own, house, points });
  if (reversi.results.length === MATCHES) {
    reversi.over = true;
    return;
  }
  reversi.match++;
  reversi.board = newBoard();
  reversi.own = -reversi.own as Player;
  if (reversi.own === -1) put(reversi, houseMove(reversi, moves(reversi.board, 1)), 1);
}
