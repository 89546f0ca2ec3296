// What other modules may use of games; the rest is private.
export { GameDirectory, GAME_CHANGED } from './game-directory.js';
export { GAME } from './game.schemas.js';
export { GamesModule } from './games.module.js';
export { MadeGames } from './made-games.js';
