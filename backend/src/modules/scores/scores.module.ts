import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { BestsFromDatabase } from './submission/bests-from-database.js';
import { ScorePublisher } from './submission/score-publisher.js';
import { BestProjection } from './boards/best-projection.js';
import { ScoreRanking } from './boards/score-ranking.js';
import { EarnedAchievements } from './submission/earned-achievements.js';
import { IdempotencyResponseStore } from './submission/idempotency-response-store.js';
import { BoardWindows } from './boards/board-windows.js';
import { AuditRanksJob } from './jobs/audit-ranks.job.js';
import { RankAuditRepository } from './jobs/rank-audit.repository.js';
import { ForgetIdempotencyKeysJob } from './jobs/forget-idempotency-keys.job.js';
import { RefreshTotalsJob } from './jobs/refresh-totals.job.js';
import { SweepTotalsJob } from './jobs/sweep-totals.job.js';
import { LeaderboardController } from './boards/leaderboard.controller.js';
import { LeaderboardFastRoute } from './boards/leaderboard.fast-route.js';
import { LeaderboardRepository } from './boards/leaderboard.repository.js';
import { LeaderboardService } from './boards/leaderboard.service.js';
import { LeaderboardTopicDefinition } from './live/leaderboard.topic.js';
import { DatabaseIdentity } from './boards/database-identity.js';
import { RankRebuild } from './boards/rank-rebuild.js';
import { ExactRanks } from './boards/exact-ranks.js';
import { RankSets } from './boards/rank-sets.js';
import { OwnScoresController } from './own/own-scores.controller.js';
import { OwnScoresRepository } from './own/own-scores.repository.js';
import { PlayerBests } from './own/player-bests.js';
import { ScoresData } from './own/scores-data.js';
import { IdempotentBatches } from './submission/idempotent-batches.js';
import { IdempotentReplay } from './submission/idempotent-replay.js';
import { ScoreBudget } from './submission/score-budget.js';
import { ScoreIds } from './submission/score-ids.js';
import { ScoreOutboxHandler } from './submission/score-outbox-handler.js';
import { ScoreWriter } from './submission/score-writer.js';
import { ScoreSenders } from './submission/score-senders.js';
import { ScoresController } from './submission/scores.controller.js';
import { RemovalNews } from './removal/removal-news.js';
import { RemovedScoresData } from './removal/removed-scores-data.js';
import { ScoreRemoval } from './removal/score-removal.js';
import { SettleRemovalsJob } from './removal/settle-removals.job.js';
import { ScoresFastLane } from './submission/scores.fast-lane.js';
import { ScoresService } from './submission/scores.service.js';
import { ScoreAdmission } from './submission/score-admission.js';
import { ScoringPlayer } from './submission/scoring-player.js';
import { RefreshedTotals } from './totals/refreshed-totals.js';
import { TotalsRepository } from './totals/totals.repository.js';
import { ChampionTitles } from './weeks/champion-titles.js';
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
    IdempotentReplay,
    IdempotentBatches,
    ScoreIds,
    ScorePublisher,
    BestsFromDatabase,
    IdempotencyResponseStore,
    ScoreOutboxHandler,
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
    DatabaseIdentity,
    ExactRanks,
    // taking scores out again
    ScoreRemoval,
    RemovalNews,
    SettleRemovalsJob,
    RemovedScoresData,
    // what follows from scores
    ScoresData,
    TotalsRepository,
    AuditRanksJob,
    RankAuditRepository,
    RefreshTotalsJob,
    SweepTotalsJob,
    RefreshedTotals,
    ForgetIdempotencyKeysJob,
    // weeks that are over
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
