import { reversiGame } from '../../libs/arcade/src/reversi/reversi.game.ts';
import { MATCHES, wins } from '../../libs/arcade/src/reversi/reversi.ts';
import { bestMoves, type Strength } from '../../libs/arcade/src/reversi/search.ts';
import { Run } from '../../libs/arcade/src/run.ts';
import { playOf, type Engine } from './engine.ts';

const STRENGTHS = {
  1: { plies: 1, positions: 100, margin: 0 },
  2: { plies: 3, positions: 2_000, margin: 0 },
  3: { plies: 5, positions: 6_000, margin: 0 },
} as const satisfies Record<number, Strength>;

export const reversiEngine: Engine = {
  name: 'reversi',
  play(seed, depth) {
    const run = new Run(reversiGame, seed);
    const { state } = run;
    while (!run.isOver) {
      const [cell = -1] = bestMoves(state.board, state.own, STRENGTHS[depth]);
      if (!run.act(cell)) throw new Error('the pilot has no move');
    }
    return playOf(run, `${wins(state)} of ${MATCHES} matches won`);
  },
};
