import { reversiGame } from '../../libs/arcade/src/reversi/reversi.game.ts';
import { MATCHES, wins } from '../../libs/arcade/src/reversi/reversi.ts';
import { bestMove } from '../../libs/arcade/src/reversi/search.ts';
import { Run } from '../../libs/arcade/src/run.ts';
import { playOf, type Engine } from './engine.ts';

/** The number of plies by depth, including the pilot's own move. */
const PLIES = { 1: 1, 2: 3, 3: 5 } as const;

export const reversiEngine: Engine = {
  name: 'reversi',
  play(seed, depth) {
    const run = new Run(reversiGame, seed);
    const { state } = run;
    while (!run.isOver) {
      if (!run.act(bestMove(state.board, state.own, PLIES[depth]))) throw new Error('the pilot has no move');
    }
    return playOf(run, `${wins(state)} of ${MATCHES} matches won`);
  },
};
