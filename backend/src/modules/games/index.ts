// What other modules may use of games; the rest is private.
export { GameDirectory, GAME_CHANGED, type LaunchableGame, type ScoreRules } from './game-directory.js';
export { isOutOfRange } from './game-directory.js';
export { blocked, gameNotPlayable, outOfRange } from './games.errors.js';
export { presentGame, presentTrendingGame } from './game.presenter.js';
export { GAME, LIVE_TRENDING_GAME } from './game.schemas.js';
export { GameAccess } from './browsing/game-access.service.js';
export { GameFinder } from './browsing/game-finder.js';
export { GamesModule } from './games.module.js';
export { GameModeration } from './making/game-moderation.service.js';
export { GamesService } from './browsing/games.service.js';
