// The public interface of browsing games; other code imports nothing else from this folder.
export { BrowsingModule } from './browsing.module.js';
export { GameFinder } from './game-finder.repository.js';
export { GameListsRepository } from './game-lists.repository.js';
export { GameReaderRepository } from './game-reader.repository.js';
export { presentGame, presentTrendingGame } from './game.presenter.js';
export { GamesService } from './games.service.js';
