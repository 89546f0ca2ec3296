// The public interface of boards; other code imports nothing else from this folder.
export { BoardsModule } from './boards.module.js';
export { LeaderboardFastRoute } from './leaderboard-fast-route.service.js';
export { LeaderboardRepository } from './leaderboard.repository.js';
export { LeaderboardService } from './leaderboard.service.js';
export { TopRowsCache } from './top-rows.cache.js';
