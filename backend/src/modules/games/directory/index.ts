// The public interface of the directory of games; other code imports nothing else from this folder.
export { DirectoryModule } from './directory.module.js';
export { GameBlock } from './game-block.entity.js';
export {
  GAME_CHANGED,
  GameDirectory,
  isOutOfRange,
  type LaunchableGame,
  type ScoreRules,
} from './game-directory.service.js';
export { Game } from './game.entity.js';
export { listedFor, mayChange, visibleTo } from './game.policy.js';
export { GamesRepository } from './games.repository.js';
export { blocked, gameNotPlayable, outOfRange } from './games.errors.js';
