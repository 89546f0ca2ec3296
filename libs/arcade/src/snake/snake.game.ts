import { arcadeGame } from '../game.js';
import { timedCode } from '../input-log.js';
import { levelOf, newSnake, stepTicks, tick, turn, type Snake, type Turn } from './snake.js';

export const snakeGame = arcadeGame<Snake, Turn>({
  id: 'snake',
  version: 1,
  tickRate: 60,
  // A full board at its slowest is far below an hour.
  maxTicks: 60 * 60 * 60,
  maxInputs: 5_000,
  code: timedCode<Turn>({ U: 'up', R: 'right', D: 'down', L: 'left' }),
  start: newSnake,
  apply: turn,
  tick,
  hasJustMoved: (snake) => snake.wait === stepTicks(snake),
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (snake) => ({
    bites: snake.bites,
    gems: snake.gems,
    level: levelOf(snake),
    chain: snake.longestChain,
    length: snake.body.length,
  }),
});
