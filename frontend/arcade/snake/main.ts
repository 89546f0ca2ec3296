import type { Turn } from '@gamegeek/arcade/snake/board.js';
import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import { snakeMeta } from '@gamegeek/arcade/snake/snake.meta.js';
import { levelOf, type Snake } from '@gamegeek/arcade/snake/snake.js';
import { ARROW_KEYS } from '../shell/presentation.js';
import { start } from '../shell/start.js';
import { SNAKE_HINTS } from './hints.js';
import { shareSnake } from './share-snake.js';
import { SnakeView } from './snake-view.js';
import { SNAKE_TEXTS, type SnakeTexts } from './texts.js';

start<Snake, Turn, SnakeTexts>({
  game: snakeGame,
  meta: snakeMeta,
  texts: SNAKE_TEXTS,
  hints: SNAKE_HINTS,
  keys: ARROW_KEYS,
  swipes: true,
  pad: [],
  music: 'quick',
  isWon: ({ end }) => end === 'full',
  figures: (snake, words) => [{ label: words.level, value: String(levelOf(snake)) }],
  results: ({ gems, longest, longestChain, end }, words) => [
    { label: words.length, value: String(longest) },
    { label: words.gems, value: String(gems) },
    { label: words.chain, value: `×${longestChain}` },
    ...(end ? [{ label: words.end, value: words[end] }] : []),
  ],
  share: shareSnake,
  view: (host) => new SnakeView(host),
});
