import type { Engine } from '../engine.ts';
import { newBoard, slide, spawn } from './board.ts';
import { nextMove } from './merge-pilot.ts';

/** Sliding tiles that double: each merge pays the value of the new tile, until nothing moves. */
export const mergeEngine: Engine = {
  name: 'merge',
  play(random, depth) {
    let board = newBoard(random);
    let score = 0;
    for (let move = nextMove(board, depth); move !== null; move = nextMove(board, depth)) {
      const slid = slide(board, move);
      if (!slid) throw new Error('the pilot chose a move that moves nothing');
      score += slid.points;
      board = slid.board;
      spawn(board, random);
    }
    return { score, summary: `a tile of ${2 ** Math.max(...board)}` };
  },
};
