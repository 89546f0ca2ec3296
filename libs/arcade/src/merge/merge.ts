import { seededRandom, type Random } from '../random.js';
import { MOVES, newBoard, slide, spawn, type Board, type Move } from './board.js';

export interface Merge {
  readonly random: Random;
  board: Board;
  score: number;
  moves: number;
  over: boolean;
}

export function newMerge(seed: number): Merge {
  const random = seededRandom(seed);
  return { random, board: newBoard(random), score: 0, moves: 0, over: false };
}

/** Slides all tiles and spawns one; each merge pays the value of the new tile. False if nothing would move. */
export function move(merge: Merge, to: Move): boolean {
  const slid = MOVES.includes(to) ? slide(merge.board, to) : null;
  if (!slid) return false;
  merge.board = slid.board;
  merge.score += slid.points;
  merge.moves++;
  spawn(merge.board, merge.random);
  merge.over = MOVES.every((next) => slide(merge.board, next) === null);
  return true;
}

export function highestTile({ board }: Pick<Merge, 'board'>): number {
  return 2 ** Math.max(...board);
}
