import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { ScoresModule } from '../../scores/scores.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { AchievementsQueue } from './achievements-queue.service.js';
import { AchievementsController } from './achievements.controller.js';
import { AchievementsPersonalData } from './achievements.personal-data.js';
import { AchievementsRepository } from './achievements.repository.js';
import { AchievementsService } from './achievements.service.js';
import { CheckWatchedPlayersListener } from './check-watched-players.listener.js';
import { GameAchievementsController } from './game-achievements/game-achievements.controller.js';
import { GameAchievementsRepository } from './game-achievements/game-achievements.repository.js';
import { GameAchievementsService } from './game-achievements/game-achievements.service.js';
import { ReconcileGameAchievementsJob } from './game-achievements/reconcile-game-achievements.job.js';
import { CheckAchievementsJob } from './jobs/check-achievements.job.js';
import { SweepAchievementsJob } from './jobs/sweep-achievements.job.js';

/** Achievements of the site and of single games, and the credits they pay. */
@Module({
  imports: [AuthModule, GamesModule, ScoresModule, InboxModule],
  controllers: [AchievementsController, GameAchievementsController],
  providers: [
    AchievementsService,
    AchievementsRepository,
    AchievementsQueue,
    AchievementsPersonalData,
    CheckWatchedPlayersListener,
    CheckAchievementsJob,
    SweepAchievementsJob,
    GameAchievementsService,
    GameAchievementsRepository,
    ReconcileGameAchievementsJob,
  ],
  exports: [AchievementsService],
})
export class AchievementsModule {}
