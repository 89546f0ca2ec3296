// The public interface of games; other modules import nothing else from this folder.
export { GameModeration } from './authoring/index.js';
export {
  GAME,
  GameFinder,
  GameListsRepository,
  GameReaderRepository,
  GamesService,
  LIVE_TRENDING_GAME,
  presentGame,
  presentTrendingGame,
} from './browsing/index.js';
export {
  blocked,
  Game,
  GAME_CHANGED,
  GameDirectory,
  gameNotPlayable,
  isOutOfRange,
  outOfRange,
  type LaunchableGame,
  type ScoreRules,
} from './directory/index.js';
export { GamesModule } from './games.module.js';
