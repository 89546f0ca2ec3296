import { arcadeGame } from '../game.js';
import { timedCode } from '../input-log.js';
import type { Turn } from './board.js';
import { levelOf, newSnake, tick, turn, type Snake } from './snake.js';

export const snakeGame = arcadeGame<Snake, Turn>({
  id: 'snake',
  version: 2,
  tickRate: 60,
  // A full board at its slowest is far below an hour.
  maxTicks: 60 * 60 * 60,
  maxInputs: 5_000,
  code: timedCode<Turn>({ U: 'up', R: 'right', D: 'down', L: 'left' }),
  start: newSnake,
  apply: turn,
  tick,
  hasJustMoved: ({ waited }) => waited === 0,
  score: ({ score }) => score,
  isOver: ({ end }) => end !== null,
  details: (snake) => ({
    bites: snake.bites,
    gems: snake.gems,
    level: levelOf(snake),
    chain: snake.longestChain,
    length: snake.longest,
  }),
});
