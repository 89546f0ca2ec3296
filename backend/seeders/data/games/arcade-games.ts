import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import type { GameMeta } from '@gamegeek/arcade/meta.js';
import { snakeMeta } from '@gamegeek/arcade/snake/snake.meta.js';
import { game, type GameSeed } from './game-seed.js';

function arcadeGame(meta: GameMeta, description: string, aiIntegration: string): GameSeed & { arcadeId: ArcadeGameId } {
  return {
    ...game(meta.title.en, [meta.category], ['Claude', 'Opus 4.5'], description, aiIntegration),
    arcadeId: meta.id,
  };
}

/** The games that are played on the site itself. */
export const ARCADE_GAMES: GameSeed[] = [
  arcadeGame(
    snakeMeta,
    'Eat fast, chain bites, grab the gems. Every bite that follows another one quickly is worth more, and so is every level. Keyboard, swipes or the pad on the screen.',
    'The rules, the drawing and the sounds were written with the model. The server replays every run from its seed and its inputs.',
  ),
];
