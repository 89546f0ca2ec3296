import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { BestsFromDatabase } from './taking/bests-from-database.js';
import { ScorePublisher } from './taking/score-publisher.js';
import { BestProjection } from './boards/best-projection.js';
import { ScoreRanking } from './boards/score-ranking.js';
import { EarnedAchievements } from './taking/earned-achievements.js';
import { AnswerKeeper } from './taking/answer-keeper.js';
import { BoardWindows } from './boards/board-windows.js';
import { AuditRanksJob } from './jobs/audit-ranks.job.js';
import { ForgetIdempotencyKeysJob } from './jobs/forget-idempotency-keys.job.js';
import { RefreshTotalsJob } from './jobs/refresh-totals.job.js';
import { SweepTotalsJob } from './jobs/sweep-totals.job.js';
import { LeaderboardController } from './boards/leaderboard.controller.js';
import { LeaderboardFastRoute } from './boards/leaderboard.fast-route.js';
import { LeaderboardRepository } from './boards/leaderboard.repository.js';
import { LeaderboardService } from './boards/leaderboard.service.js';
import { LeaderboardTopicDefinition } from './live/leaderboard.topic.js';
import { RankRebuild } from './boards/rank-rebuild.js';
import { ExactRanks } from './boards/exact-ranks.js';
import { RankSets } from './boards/rank-sets.js';
import { OwnScoresController } from './own/own-scores.controller.js';
import { OwnScoresRepository } from './own/own-scores.repository.js';
import { PlayerBests } from './own/player-bests.js';
import { ScoresData } from './own/scores-data.js';
import { IdempotentBatches } from './taking/idempotent-batches.js';
import { Repeats } from './taking/repeats.js';
import { ScoreBudget } from './taking/score-budget.js';
import { ScoreIds } from './taking/score-ids.js';
import { ScoreRelay } from './taking/score-relay.js';
import { ScoreWriter } from './taking/score-writer.js';
import { ScoreSenders } from './taking/score-senders.js';
import { ScoresController } from './taking/scores.controller.js';
import { RemovalNews } from './removal/removal-news.js';
import { RemovedScoresData } from './removal/removed-scores-data.js';
import { ScoreRemoval } from './removal/score-removal.js';
import { SettleRemovalsJob } from './removal/settle-removals.job.js';
import { ScoresFastLane } from './taking/scores.fast-lane.js';
import { ScoresService } from './taking/scores.service.js';
import { ScoreAdmission } from './taking/score-admission.js';
import { ScoringPlayer } from './taking/scoring-player.js';
import { RefreshedTotals } from './totals/refreshed-totals.js';
import { TotalsQueue } from './totals/totals-queue.js';
import { TotalsRepository } from './totals/totals.repository.js';
import { ChampionTitles } from './weeks/champion-titles.js';
import { CloseWeekJob } from './weeks/close-week.job.js';
import { CrownChampionsJob } from './weeks/crown-champions.job.js';
import { OwnChampionshipsController } from './weeks/own-championships.controller.js';
import { WeekPage } from './weeks/week-page.js';
import { WeeksController } from './weeks/weeks.controller.js';
import { WeeksRepository } from './weeks/weeks.repository.js';
import { Weeks } from './weeks/weeks.service.js';

@Module({
  imports: [AuthModule, GamesModule],
  controllers: [
    ScoresController,
    LeaderboardController,
    WeeksController,
    OwnScoresController,
    OwnChampionshipsController,
  ],
  providers: [
    // taking scores
    ScoreAdmission,
    ScoringPlayer,
    ScoreSenders,
    ScoresService,
    ScoreBudget,
    ScoreWriter,
    EarnedAchievements,
    Repeats,
    IdempotentBatches,
    ScoreIds,
    ScorePublisher,
    BestsFromDatabase,
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
    ScoreRanking,
    BestProjection,
    RankRebuild,
    ExactRanks,
    // taking scores out again
    ScoreRemoval,
    RemovalNews,
    SettleRemovalsJob,
    RemovedScoresData,
    // what follows from scores
    ScoresData,
    TotalsRepository,
    TotalsQueue,
    AuditRanksJob,
    RefreshTotalsJob,
    SweepTotalsJob,
    RefreshedTotals,
    ForgetIdempotencyKeysJob,
    // weeks that are over
    CloseWeekJob,
    CrownChampionsJob,
    WeeksRepository,
    Weeks,
    WeekPage,
    ChampionTitles,
    // one player's own
    OwnScoresRepository,
    PlayerBests,
  ],
  exports: [
    BestProjection,
    EarnedAchievements,
    BoardWindows,
    ChampionTitles,
    LeaderboardService,
    PlayerBests,
    RefreshedTotals,
    ScoreAdmission,
    ScoreRemoval,
    ScoreSenders,
    ScoresService,
  ],
})
export class ScoresModule {}
