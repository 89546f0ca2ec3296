import { CELLS, discs, moves, place, SIDE, type Board, type Player } from './board.js';

/** Corners cannot be lost, and the cells next to them give them away. */
const PLACE_WORTH = Array.from({ length: CELLS }, (_, cell) => {
  const x = Math.min(cell % SIDE, SIDE - 1 - (cell % SIDE));
  const y = Math.min(Math.floor(cell / SIDE), SIDE - 1 - Math.floor(cell / SIDE));
  if (x + y === 0) return 20;
  if (x <= 1 && y <= 1) return -8;
  return x === 0 || y === 0 ? 4 : 0;
});

/** The best move at this search depth; -1 if there is none. */
export function bestMove(board: Board, player: Player, plies: number): number {
  let best = -1;
  let bestValue = -Infinity;
  for (const cell of moves(board, player)) {
    const value = -outlook(place(board, cell, player), -player as Player, plies - 1, -Infinity, -bestValue);
    if (value > bestValue) [best, bestValue] = [cell, value];
  }
  return best;
}

/** Negamax with alpha-beta pruning, from the side of `player`. */
function outlook(board: Board, player: Player, plies: number, alpha: number, beta: number): number {
  if (plies <= 0) return worth(board, player);
  const legal = moves(board, player);
  if (legal.length === 0) {
    if (moves(board, -player as Player).length === 0)
      return 100 * (discs(board, player) - discs(board, -player as Player));
    return -outlook(board, -player as Player, plies - 1, -beta, -alpha);
  }
  let best = -Infinity;
  for (const cell of legal) {
    best = Math.max(
      best,
      -outlook(place(board, cell, player), -player as Player, plies - 1, -beta, -Math.max(alpha, best)),
    );
    if (best >= beta) break;
  }
  return best;
}

function worth(board: Board, player: Player): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++)
    sum += (board[cell] as number) * player * (1 + (PLACE_WORTH[cell] as number));
  return sum;
}
