import { pick, seededRandom, type Random } from '../random.js';
import { CELLS, discs, moves, newBoard, place, SIDE, turned, type Board, type Player } from './board.js';
import { bestMoves, type Strength } from './search.js';

/** The opponents, one a match. */
export const OPPONENTS: readonly { name: string; strength: Strength }[] = [
  { name: 'Pip', strength: { plies: 1, positions: 100, margin: 150 } },
  { name: 'Rook', strength: { plies: 4, positions: 500, margin: 45 } },
  { name: 'Sage', strength: { plies: 12, positions: 1_600, margin: 45 } },
];
export const MATCHES = OPPONENTS.length;
const WIN_POINTS = 30;
const OTHER_POINTS = 6;

export interface MatchResult {
  own: number;
  house: number;
  points: number;
  /** Own corners at the end. */
  corners: number;
}

/** What has happened, for the view to show one after the other. */
export type ReversiEvent =
  | { kind: 'placed'; player: Player; cell: number; board: Board }
  | { kind: 'passed'; player: Player }
  | { kind: 'ended'; result: MatchResult };

export interface Reversi {
  readonly random: Random;
  board: Board;
  /** The player's discs in this match. The stronger opponents start (1): who moves second has the last move. */
  own: Player;
  match: number;
  results: MatchResult[];
  /** Wins without another result between them. */
  streak: number;
  longestStreak: number;
  score: number;
  over: boolean;
  /** Since the player's last move, that move first. */
  events: ReversiEvent[];
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
    events: [],
  };
}

export function wins({ results }: Pick<Reversi, 'results'>): number {
  return results.filter(({ own, house }) => own > house).length;
}

/** The player places a disc, and the opponent moves until it is the player's turn again. */
export function play(reversi: Reversi, cell: number): boolean {
  if (reversi.over || turned(reversi.board, cell, reversi.own).length === 0) return false;
  reversi.events = [];
  put(reversi, cell, reversi.own);
  answer(reversi);
  return true;
}

function put(reversi: Reversi, cell: number, player: Player): void {
  reversi.board = place(reversi.board, cell, player);
  reversi.events.push({ kind: 'placed', player, cell, board: reversi.board });
}

/** Lets the opponent move while the player cannot; ends the match when neither can. */
function answer(reversi: Reversi): void {
  const { own } = reversi;
  const opponent = -own as Player;
  for (;;) {
    const isOpponentAble = moves(reversi.board, opponent).length > 0;
    if (isOpponentAble) putOpponent(reversi);
    const isPlayerAble = moves(reversi.board, own).length > 0;
    if (isPlayerAble) {
      if (!isOpponentAble) reversi.events.push({ kind: 'passed', player: opponent });
      return;
    }
    if (!isOpponentAble || moves(reversi.board, opponent).length === 0) {
      endMatch(reversi);
      return;
    }
    reversi.events.push({ kind: 'passed', player: own });
  }
}

function putOpponent(reversi: Reversi): void {
  const opponent = -reversi.own as Player;
  const { strength } = OPPONENTS[reversi.match] as (typeof OPPONENTS)[number];
  put(reversi, pick(reversi.random, bestMoves(reversi.board, opponent, strength)), opponent);
}

const CORNERS = [0, SIDE - 1, CELLS - SIDE, CELLS - 1];

/** A win pays 30 per disc, times the consecutive wins; other results 6 per disc. */
function endMatch(reversi: Reversi): void {
  const { board, own: player } = reversi;
  const own = discs(board, player);
  const house = discs(board, -player as Player);
  reversi.streak = own > house ? reversi.streak + 1 : 0;
  reversi.longestStreak = Math.max(reversi.longestStreak, reversi.streak);
  const points = own > house ? own * WIN_POINTS * reversi.streak : own * OTHER_POINTS;
  const result = { own, house, points, corners: CORNERS.filter((corner) => board[corner] === player).length };
  reversi.score += points;
  reversi.results.push(result);
  reversi.events.push({ kind: 'ended', result });
  if (reversi.results.length === MATCHES) {
    reversi.over = true;
    return;
  }
  reversi.match++;
  reversi.board = newBoard();
  reversi.own = -1;
  putOpponent(reversi);
}
