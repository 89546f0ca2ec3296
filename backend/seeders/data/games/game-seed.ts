import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import type { GameCategory } from '@gamegeek/contracts/games/categories.js';

export interface GameSeed {
  name: string;
  /** The first category decides how the game is scored (score-scales.ts). */
  categories: GameCategory[];
  tags: string[];
  model: string;
  version: string;
  description: string;
  aiIntegration: string;
  /** Of a game that the site hosts; the others cannot be played. */
  arcadeId?: ArcadeGameId;
}

export function game(
  name: string,
  categories: GameCategory[],
  tags: string[],
  [model, version]: [model: string, version: string],
  description: string,
  aiIntegration: string,
): GameSeed {
  return { name, categories, tags, model, version, description, aiIntegration };
}
