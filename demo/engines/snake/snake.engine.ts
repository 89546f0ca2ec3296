import { TURNS } from '../../../libs/arcade/src/snake/board.ts';
import { Run } from '../../../libs/arcade/src/run.ts';
import { snakeGame } from '../../../libs/arcade/src/snake/snake.game.ts';
import { playOf, type Engine } from '../engine.ts';
import { nextDirection } from './snake-pilot.ts';

export const snakeEngine: Engine = {
  name: 'snake',
  play(seed, depth) {
    const run = new Run(snakeGame, seed);
    const { state } = run;
    while (!run.isOver) {
      const turn = TURNS[nextDirection(state, depth)];
      if (turn && turn !== TURNS[state.direction]) run.act(turn);
      const { steps } = state;
      while (state.steps === steps && !run.isOver) run.tick();
    }
    return playOf(run, `${state.bites} bites`);
  },
};
