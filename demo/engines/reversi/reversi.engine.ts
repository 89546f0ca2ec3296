import { below, pick, type Random } from '../../random.ts';
import type { Depth, Engine } from '../engine.ts';
import { discs, moves, newBoard, place, type Player } from './reversi.ts';
import { nextMove } from './reversi-pilot.ts';

const MATCHES = 6;
const TOP_STREAK = 4;
/** The house plays by feeling, and now and then takes the first move that comes to mind. */
const HOUSE_SLIPS = 3;

/** One match against the house: the pilot's discs and the house's at its end. */
export function playMatch(pilot: Player, depth: Depth, random: Random): { own: number; house: number } {
  let board = newBoard();
  let player: Player = 1;
  for (let passes = 0; passes < 2; player = -player as Player) {
    const legal = moves(board, player);
    if (legal.length === 0) {
      passes++;
      continue;
    }
    passes = 0;
    const slips = player !== pilot && below(random, HOUSE_SLIPS) === 0;
    board = place(board, slips ? pick(random, legal) : nextMove(board, player, player === pilot ? depth : 1), player);
  }
  return { own: discs(board, pilot), house: discs(board, -pilot as Player) };
}

/** Six matches of reversi on a small board: a win pays 10 a disc, times the wins in a row up to four; a loss 2 a disc. */
export const reversiEngine: Engine = {
  name: 'reversi',
  play(random, depth) {
    let score = 0;
    let streak = 0;
    let wins = 0;
    for (let match = 0; match < MATCHES; match++) {
      const { own, house } = playMatch(match % 2 === 0 ? 1 : -1, depth, random);
      const won = own > house;
      streak = won ? Math.min(streak + 1, TOP_STREAK) : 0;
      wins += won ? 1 : 0;
      score += won ? own * 10 * streak : own * 2;
    }
    return { score, summary: `${wins} of ${MATCHES} matches won` };
  },
};
