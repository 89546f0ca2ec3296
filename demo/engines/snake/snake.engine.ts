import { Run } from '../../../libs/arcade/src/run.ts';
import { snakeGame } from '../../../libs/arcade/src/snake/snake.game.ts';
import { DIRECTIONS, neighbour, TURNS, type Turn } from '../../../libs/arcade/src/snake/snake.ts';
import { playOf, type Engine } from '../engine.ts';
import { nextCell } from './snake-pilot.ts';

export const snakeEngine: Engine = {
  name: 'snake',
  play(seed, depth) {
    const run = new Run(snakeGame, seed);
    const { state } = run;
    while (!run.isOver) {
      const turn = turnTo(state.body[0] as number, nextCell(state, depth));
      if (turn && turn !== TURNS[state.direction]) run.act(turn);
      const { steps } = state;
      while (state.steps === steps && !run.isOver) run.tick();
    }
    return playOf(run, `${state.bites} bites`);
  },
};

function turnTo(head: number, cell: number): Turn | undefined {
  return TURNS.find((_, at) => cell >= 0 && neighbour(head, DIRECTIONS[at] as { x: number; y: number }) === cell);
}
