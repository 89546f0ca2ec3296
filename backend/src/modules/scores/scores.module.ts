import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { AcceptedScores } from './taking/accepted-scores.js';
import { AnswerKeeper } from './taking/answer-keeper.js';
import { BoardWindows } from './boards/board-windows.js';
import { AuditRanksJob } from './jobs/audit-ranks.job.js';
import { CloseWeekJob } from './jobs/close-week.job.js';
import { ForgetIdempotencyKeysJob } from './jobs/forget-idempotency-keys.job.js';
import { RefreshTotalsJob } from './jobs/refresh-totals.job.js';
import { SweepTotalsJob } from './jobs/sweep-totals.job.js';
import { LeaderboardController } from './boards/leaderboard.controller.js';
import { LeaderboardFastRoute } from './boards/leaderboard.fast-route.js';
import { LeaderboardRepository } from './boards/leaderboard.repository.js';
import { LeaderboardService } from './boards/leaderboard.service.js';
import { LeaderboardTopicDefinition } from './live/leaderboard.topic.js';
import { RankRebuild } from './boards/rank-rebuild.js';
import { RankSets } from './boards/rank-sets.js';
import { OwnScoresController } from './own/own-scores.controller.js';
import { OwnScoresRepository } from './own/own-scores.repository.js';
import { PlayerBests } from './own/player-bests.js';
import { ScoresData } from './own/scores-data.js';
import { Repeats } from './taking/repeats.js';
import { ScoreBudget } from './taking/score-budget.js';
import { ScoreIds } from './taking/score-ids.js';
import { ScoreRelay } from './taking/score-relay.js';
import { ScoreWriter } from './taking/score-writer.js';
import { ScoresController } from './taking/scores.controller.js';
import { ScoresFastLane } from './taking/scores.fast-lane.js';
import { ScoresService } from './taking/scores.service.js';
import { ScoringPlayer } from './taking/scoring-player.js';
import { RefreshedTotals } from './totals/refreshed-totals.js';
import { TotalsQueue } from './totals/totals-queue.js';
import { TotalsRepository } from './totals/totals.repository.js';

@Module({
  imports: [AuthModule, GamesModule],
  controllers: [ScoresController, LeaderboardController, OwnScoresController],
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
    ScoresData,
    TotalsRepository,
    TotalsQueue,
    AuditRanksJob,
    RefreshTotalsJob,
    SweepTotalsJob,
    RefreshedTotals,
    CloseWeekJob,
    ForgetIdempotencyKeysJob,
    // one player's own
    OwnScoresRepository,
    PlayerBests,
  ],
  exports: [BoardWindows, PlayerBests, RefreshedTotals],
})
export class ScoresModule {}
