import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import { snakeMeta } from '@gamegeek/arcade/snake/snake.meta.js';
import { CELLS, levelOf, type Snake, type Turn } from '@gamegeek/arcade/snake/snake.js';
import { DIRECTION_PAD } from '../shell/direction-pad.js';
import { ARROW_KEYS } from '../shell/presentation.js';
import { Shell } from '../shell/shell.js';
import { SNAKE_HINTS } from './hints.js';
import { SnakeView } from './snake-view.js';
import { SNAKE_TEXTS, type SnakeTexts } from './texts.js';

new Shell<Snake, Turn, SnakeTexts>({
  game: snakeGame,
  meta: snakeMeta,
  texts: SNAKE_TEXTS,
  hints: SNAKE_HINTS,
  keys: ARROW_KEYS,
  swipes: true,
  pad: DIRECTION_PAD,
  isWon: ({ body }) => body.length === CELLS,
  figures: (snake, words) => [
    { label: words.level, value: String(levelOf(snake)) },
    { label: words.length, value: String(snake.body.length) },
  ],
  view: (host) => new SnakeView(host),
});
