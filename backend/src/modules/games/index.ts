// What other modules may use of games; the rest is private.
export { GameDirectory, GAME_CHANGED } from './game-directory.js';
export { GamesModule } from './games.module.js';
