import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { BestsFromDatabase } from './submission/publishing/bests-from-database.service.js';
import { ScorePublisher } from './submission/publishing/score.publisher.js';
import { BestProjection } from './bests/best-projection.service.js';
import { ScoreRanking } from './ranks/score-ranking.service.js';
import { EarnedAchievements } from './submission/commit/earned-achievements.notifier.js';
import { IdempotencyResponseStore } from './submission/idempotency/idempotency-response.store.js';
import { BoardWindows } from './boards/top-rows.cache.js';
import { AuditRanksJob } from './ranks/audit-ranks.job.js';
import { RankAuditRepository } from './ranks/rank-audit.repository.js';
import { ForgetIdempotencyKeysJob } from './submission/idempotency/delete-expired-idempotency-keys.job.js';
import { RefreshTotalsJob } from './totals/refresh-totals.job.js';
import { SweepTotalsJob } from './totals/sweep-totals.job.js';
import { LeaderboardController } from './boards/leaderboard.controller.js';
import { LeaderboardFastRoute } from './boards/leaderboard-fast-route.service.js';
import { LeaderboardRepository } from './boards/leaderboard.repository.js';
import { LeaderboardService } from './boards/leaderboard.service.js';
import { LeaderboardTopicDefinition } from './boards/leaderboard.topic.js';
import { DatabaseIdentity } from './ranks/database-identity.service.js';
import { RankRebuild } from './ranks/rank-rebuild.service.js';
import { ExactRanks } from './ranks/exact-ranks.service.js';
import { RankSets } from './ranks/rank-sets.store.js';
import { OwnScoresController } from './player-scores/own-scores.controller.js';
import { OwnScoresRepository } from './player-scores/own-scores.repository.js';
import { PlayerBests } from './player-scores/player-bests.repository.js';
import { ScoresData } from './player-scores/scores.personal-data.js';
import { IdempotentBatches } from './submission/idempotency/idempotent-batches.service.js';
import { IdempotentReplay } from './submission/idempotency/idempotent-replay.service.js';
import { ScoreBudget } from './submission/score-budget.service.js';
import { ScoreIds } from './submission/commit/score-ids.service.js';
import { ScoreOutboxHandler } from './submission/publishing/score-outbox.handler.js';
import { ScoreWriter } from './submission/commit/score-writer.service.js';
import { ScoreSenders } from './submission/score-senders.service.js';
import { ScoresController } from './submission/scores.controller.js';
import { RemovalNews } from './removal/removal.publisher.js';
import { RemovedScoresData } from './removal/removed-scores.personal-data.js';
import { ScoreRemoval } from './removal/score-removal.service.js';
import { SettleRemovalsJob } from './removal/verify-removals.job.js';
import { ScoresFastLane } from './submission/scores-fast-lane.service.js';
import { ScoresService } from './submission/scores.service.js';
import { ScoreAdmission } from './submission/score-admission.service.js';
import { ScoringPlayer } from './submission/scoring-player.service.js';
import { RefreshedTotals } from './totals/refreshed-totals.notifier.js';
import { TotalsRepository } from './totals/totals.repository.js';
import { ChampionTitles } from './weeks/championships.repository.js';
import { CrownChampionsJob } from './weeks/finalize-week.job.js';
import { OwnChampionshipsController } from './weeks/own-championships.controller.js';
import { WeekPage } from './weeks/week-page.service.js';
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
