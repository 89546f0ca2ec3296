import { levelOf, TOP_CHAIN, type Snake } from '@gamegeek/arcade/snake/snake.js';

const LEVELS = 10;

/** The levels as squares, and what was eaten: the same in every language. */
export function shareSnake(snake: Snake): string[] {
  const { bites, gems, longestChain } = snake;
  const level = Math.min(levelOf(snake), LEVELS);
  const levels = '🟩'.repeat(level) + '⬛'.repeat(LEVELS - level);
  return [levels, `🍎 ${bites}  💎 ${gems}  🔗 ×${longestChain}${longestChain === TOP_CHAIN ? ' 🔥' : ''}`];
}
