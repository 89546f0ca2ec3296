import { Run } from '../../../libs/arcade/src/run.ts';
import { stackerGame } from '../../../libs/arcade/src/stacker/stacker.game.ts';
import type { Action, Stacker } from '../../../libs/arcade/src/stacker/stacker.ts';
import { playOf, type Engine } from '../engine.ts';
import { nextDrop } from './stacker-pilot.ts';

export const stackerEngine: Engine = {
  name: 'stacker',
  play(seed, depth) {
    const run = new Run(stackerGame, seed);
    const { state } = run;
    while (!run.isOver) {
      const drop = nextDrop(state.well, state.piece.kind, state.next[0] as number, depth);
      if (drop) steer(run, drop.piece);
      run.act('drop');
    }
    return playOf(run, `${state.rows} rows`);
  },
};

/** Rotates and moves the piece as far as possible: near the rim it may be blocked. */
function steer(run: Run<Stacker, Action>, to: { turn: number; x: number }): void {
  const { state } = run;
  while (state.piece.turn !== to.turn && run.act('turn'));
  while (state.piece.x > to.x && run.act('left'));
  while (state.piece.x < to.x && run.act('right'));
}
