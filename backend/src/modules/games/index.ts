// The public interface of games; other modules import nothing else from this folder.
export { GameModeration } from './authoring/index.js';
export { GameBlocks } from './blocks/index.js';
export {
  GameFinder,
  GameListsRepository,
  GameReaderRepository,
  GamesService,
  presentGame,
  presentTrendingGame,
} from './browsing/index.js';
export {
  blocked,
  GAME_CHANGED,
  GameDirectory,
  gameNotPlayable,
  GamesRepository,
  isOutOfRange,
  mayChange,
  outOfRange,
  type LaunchableGame,
  type ScoreRules,
} from './directory/index.js';
export { GamesModule } from './games.module.js';
