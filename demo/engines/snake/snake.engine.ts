import type { Engine } from '../engine.ts';
import { nextCell } from './snake-pilot.ts';
import { newSnake, step } from './snake.ts';

/** Snake: each bite pays 10 points times the level, and every ten bites are a level. */
export const snakeEngine: Engine = {
  name: 'snake',
  play(random, depth) {
    const snake = newSnake(random);
    while (!snake.over) step(snake, nextCell(snake, depth), random);
    return { score: snake.score, summary: `${snake.bites} bites` };
  },
};
