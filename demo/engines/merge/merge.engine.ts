import { mergeGame } from '../../../libs/arcade/src/merge/merge.game.ts';
import { highestTile } from '../../../libs/arcade/src/merge/merge.ts';
import { Run } from '../../../libs/arcade/src/run.ts';
import { playOf, type Engine } from '../engine.ts';
import { nextMove } from './merge-pilot.ts';

export const mergeEngine: Engine = {
  name: 'merge',
  play(seed, depth) {
    const run = new Run(mergeGame, seed);
    while (!run.isOver) {
      const move = nextMove(run.state.board, depth);
      if (!move || !run.act(move)) throw new Error('the pilot chose a move without effect');
    }
    return playOf(run, `a tile of ${highestTile(run.state)}`);
  },
};
