import { codeEngine } from './codes/code.engine.ts';
import { dungeonEngine } from './dungeon/dungeon.engine.ts';
import type { Engine } from './engine.ts';
import { mergeEngine } from './merge/merge.engine.ts';
import { reversiEngine } from './reversi/reversi.engine.ts';
import { snakeEngine } from './snake/snake.engine.ts';
import { stackerEngine } from './stacker/stacker.engine.ts';
import { wordEngine } from './words/word.engine.ts';

/** What a game is played as, by its first category. The seed's typical scores are those of these engines. */
const ENGINES: Record<string, Engine> = {
  'Text Adventure': wordEngine,
  Strategy: reversiEngine,
  Puzzle: mergeEngine,
  RPG: dungeonEngine,
  Educational: codeEngine,
  Simulation: stackerEngine,
  Other: snakeEngine,
};

export const CATEGORIES = Object.keys(ENGINES);

export function engineOf(category: string): Engine | undefined {
  return Object.hasOwn(ENGINES, category) ? ENGINES[category] : undefined;
}
