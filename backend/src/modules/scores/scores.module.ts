import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { AcceptedScores } from './accepted-scores.js';
import { AnswerKeeper } from './answer-keeper.js';
import { BoardWindows } from './board-windows.js';
import { AuditRanksJob } from './jobs/audit-ranks.job.js';
import { CloseWeekJob } from './jobs/close-week.job.js';
import { ForgetIdempotencyKeysJob } from './jobs/forget-idempotency-keys.job.js';
import { RefreshTotalsJob } from './jobs/refresh-totals.job.js';
import { SweepTotalsJob } from './jobs/sweep-totals.job.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardFastRoute } from './leaderboard.fast-route.js';
import { LeaderboardRepository } from './leaderboard.repository.js';
import { LeaderboardService } from './leaderboard.service.js';
import { LeaderboardTopicDefinition } from './live/leaderboard.topic.js';
import { RankRebuild } from './rank-rebuild.js';
import { RankSets } from './rank-sets.js';
import { Repeats } from './repeats.js';
import { ScoreBudget } from './score-budget.js';
import { ScoreIds } from './score-ids.js';
import { ScoreRelay } from './score-relay.js';
import { ScoreWriter } from './score-writer.js';
import { ScoresController } from './scores.controller.js';
import { ScoresFastLane } from './scores.fast-lane.js';
import { ScoresService } from './scores.service.js';
import { ScoringPlayer } from './scoring-player.js';
import { TotalsQueue } from './totals-queue.js';
import { TotalsRepository } from './totals.repository.js';

@Module({
  imports: [AuthModule, GamesModule],
  controllers: [ScoresController, LeaderboardController],
  providers: [
    // taking scores
    ScoringPlayer,
    ScoresService,
    ScoreBudget,
    ScoreWriter,
    Repeats,
    ScoreIds,
    AcceptedScores,
    AnswerKeeper,
    ScoreRelay,
    ScoresFastLane,
    // boards
    LeaderboardRepository,
    LeaderboardService,
    LeaderboardFastRoute,
    LeaderboardTopicDefinition,
    BoardWindows,
    RankSets,
    RankRebuild,
    // what follows from scores
    TotalsRepository,
    TotalsQueue,
    AuditRanksJob,
    RefreshTotalsJob,
    SweepTotalsJob,
    CloseWeekJob,
    ForgetIdempotencyKeysJob,
  ],
  exports: [BoardWindows],
})
export class ScoresModule {}
