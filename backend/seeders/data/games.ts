import { ARCADE_GAMES } from './games/arcade-games.js';
import { EDUCATIONAL_GAMES } from './games/educational-games.js';
import type { GameSeed } from './games/game-seed.js';
import { OTHER_GAMES } from './games/other-games.js';
import { PUZZLES } from './games/puzzles.js';
import { RPGS } from './games/rpgs.js';
import { SIMULATIONS } from './games/simulations.js';
import { STRATEGY_GAMES } from './games/strategy-games.js';
import { TEXT_ADVENTURES } from './games/text-adventures.js';

export const GAMES: GameSeed[] = [
  ...ARCADE_GAMES,
  ...TEXT_ADVENTURES,
  ...STRATEGY_GAMES,
  ...PUZZLES,
  ...RPGS,
  ...EDUCATIONAL_GAMES,
  ...SIMULATIONS,
  ...OTHER_GAMES,
];
