import type { ListedGame } from '../client/site.ts';
import { codeEngine } from './codes/code.engine.ts';
import { dungeonEngine } from './dungeon/dungeon.engine.ts';
import type { Engine } from './engine.ts';
import { mergeEngine } from './merge/merge.engine.ts';
import { reversiEngine } from './reversi.engine.ts';
import { SCORE_SENDERS } from './score-sender.ts';
import { snakeEngine } from './snake/snake.engine.ts';
import { stackerEngine } from './stacker/stacker.engine.ts';
import { wordEngine } from './words/word.engine.ts';

/** The engine for each main category. Typical scores in the seed data come from these engines. */
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

/** The engine for a game of the catalogue; undefined if there is none. */
export function engineFor(game: ListedGame): Engine | undefined {
  const { arcade_id: arcadeId, build_id: buildId } = game;
  if (arcadeId) return Object.values(ENGINES).find(({ name }) => name === arcadeId);
  if (game.accepts !== 'plays') return engineOf(game.categories[0] ?? '');
  return buildId ? SCORE_SENDERS.find(({ name }) => name === game.name) : undefined;
}

export function engineOf(category: string): Engine | undefined {
  return Object.hasOwn(ENGINES, category) ? ENGINES[category] : undefined;
}
