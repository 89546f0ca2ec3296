import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { RanksModule } from '../ranks/ranks.module.js';
import { TrialsModule } from '../trials/trials.module.js';
import { LeaderboardFastRoute } from './leaderboard-fast-route.service.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardRepository } from './leaderboard.repository.js';
import { LeaderboardService } from './leaderboard.service.js';
import { LeaderboardTopicDefinition } from './leaderboard.topic.js';
import { ScoreCountsRepository } from './score-counts.repository.js';
import { ScoreRowsController } from './score-rows.controller.js';
import { TopRowsCache } from './top-rows.cache.js';

/** Leaderboards of games and over all games: pages and live updates. */
@Module({
  imports: [AuthModule, GamesModule, RanksModule, TrialsModule],
  controllers: [ScoreRowsController, LeaderboardController],
  providers: [
    LeaderboardRepository,
    LeaderboardService,
    LeaderboardFastRoute,
    LeaderboardTopicDefinition,
    ScoreCountsRepository,
    TopRowsCache,
  ],
  exports: [LeaderboardRepository, LeaderboardService, LeaderboardFastRoute, TopRowsCache],
})
export class BoardsModule {}
