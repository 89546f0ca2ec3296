// The public interface of connected games; other code imports nothing else from this folder.
export { deviceInvalid } from './connected-games.errors.js';
export { IS_USED } from './connected-games.repository.js';
export { ConnectedGames } from './connected-games.service.js';
export { ConnectedGamesModule } from './connected-games.module.js';
