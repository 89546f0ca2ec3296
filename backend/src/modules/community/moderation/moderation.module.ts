import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { ScoresModule } from '../../scores/scores.module.js';
import { CommentsModule } from '../comments/comments.module.js';
import { InboxModule } from '../inbox/inbox.module.js';
import { GameScoresController } from './game-scores/game-scores.controller.js';
import { GameScores } from './game-scores/game-scores.service.js';
import { ModerationActions } from './moderation-actions.service.js';
import { ModerationCases } from './moderation-cases.repository.js';
import { ModerationLogRepository } from './moderation-log.repository.js';
import { ModerationUsersRepository } from './moderation-users.repository.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationPersonalData } from './moderation.personal-data.js';
import { ReportQueueRepository } from './report-queue.repository.js';
import { ReportQueue } from './report-queue.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';
import { CommentReportTarget } from './targets/comment.report-target.js';
import { GameReportTarget } from './targets/game.report-target.js';
import { ReportTargets } from './targets/report-targets.service.js';
import { ScoreReportTarget } from './targets/score.report-target.js';

/** Reports by users, what admins do about them, and what creators do about the scores of their games. */
@Module({
  imports: [AuthModule, GamesModule, ScoresModule, CommentsModule, InboxModule],
  controllers: [ReportsController, ModerationController, GameScoresController],
  providers: [
    ReportsService,
    ReportsRepository,
    ReportQueue,
    ReportQueueRepository,
    ModerationActions,
    GameScores,
    ModerationCases,
    ModerationLogRepository,
    ModerationUsersRepository,
    ModerationPersonalData,
    ReportTargets,
    CommentReportTarget,
    GameReportTarget,
    ScoreReportTarget,
  ],
})
export class ModerationModule {}
