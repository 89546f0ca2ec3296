import { Module } from '@nestjs/common';
import { BestProjection } from './bests/best-projection.service.js';
import { BoardPages } from './boards/board-pages.service.js';
import { LeaderboardFastRoute } from './boards/leaderboard-fast-route.service.js';
import { LeaderboardController } from './boards/leaderboard.controller.js';
import { LeaderboardRepository } from './boards/leaderboard.repository.js';
import { LeaderboardService } from './boards/leaderboard.service.js';
import { LeaderboardTopicDefinition } from './boards/leaderboard.topic.js';
import { ScoreCountsRepository } from './boards/score-counts.repository.js';
import { ScoreRowsController } from './boards/score-rows.controller.js';
import { TopRowsCache } from './boards/top-rows.cache.js';
import { HeldScoresPersonalData } from './held/held-scores.personal-data.js';
import { HeldScoresRepository } from './held/held-scores.repository.js';
import { HeldScores } from './held/held-scores.service.js';
import { GameScoresRepository } from './lists/game-scores.repository.js';
import { ListScoresJob } from './lists/list-scores.job.js';
import { ScoreListsRepository } from './lists/score-lists.repository.js';
import { ComputePlayerRatingsJob } from './player-ratings/compute-player-ratings.job.js';
import { ForgetRatingDaysJob } from './player-ratings/forget-rating-days.job.js';
import { PlayerRatingsController } from './player-ratings/player-ratings.controller.js';
import { PlayerRatingsPersonalData } from './player-ratings/player-ratings.personal-data.js';
import { PlayerRatingsRepository } from './player-ratings/player-ratings.repository.js';
import { OwnScoresController } from './player-scores/own-scores.controller.js';
import { OwnScoresRepository } from './player-scores/own-scores.repository.js';
import { PlayerBestsRepository } from './player-scores/player-bests.repository.js';
import { ScoresPersonalData } from './player-scores/scores.personal-data.js';
import { AuditRanksJob } from './ranks/audit-ranks.job.js';
import { DatabaseIdentity } from './ranks/database-identity.service.js';
import { ExactRanks } from './ranks/exact-ranks.service.js';
import { PlayerCountsRepository } from './ranks/player-counts.repository.js';
import { RankAuditRepository } from './ranks/rank-audit.repository.js';
import { RankRebuild } from './ranks/rank-rebuild.service.js';
import { RankSets } from './ranks/rank-sets.store.js';
import { ScoreRanking } from './ranks/score-ranking.service.js';
import { StoredScoresRepository } from './ranks/stored-scores.repository.js';
import { RemovedScoresPersonalData } from './removal/removed-scores.personal-data.js';
import { ScoreRemoval } from './removal/score-removal.service.js';
import { ScoreIds } from './submission/commit/score-ids.service.js';
import { ScoreWriter } from './submission/commit/score-writer.service.js';
import { StoredScoresNotifier } from './submission/commit/stored-scores.notifier.js';
import { DeleteExpiredIdempotencyKeysJob } from './submission/idempotency/delete-expired-idempotency-keys.job.js';
import { IdempotencyResponseStore } from './submission/idempotency/idempotency-response.store.js';
import { IdempotencyPersonalData } from './submission/idempotency/idempotency.personal-data.js';
import { IdempotentBatches } from './submission/idempotency/idempotent-batches.service.js';
import { IdempotentReplay } from './submission/idempotency/idempotent-replay.service.js';
import { BestsFromDatabase } from './submission/publishing/bests-from-database.service.js';
import { ScoreOutboxHandler } from './submission/publishing/score-outbox.handler.js';
import { ScorePublisher } from './submission/publishing/score.publisher.js';
import { SumPublisher } from './submission/publishing/sum.publisher.js';
import { ScoreBudget } from './submission/score-budget.service.js';
import { AgentScores } from './submission/agent-scores.service.js';
import { ScoreRequests } from './submission/score-requests.service.js';
import { ScoresController } from './submission/scores.controller.js';
import { ScoresService } from './submission/scores.service.js';
import { RecountTotalsJob } from './totals/recount-totals.job.js';
import { RecountTotalsRepository } from './totals/recount-totals.repository.js';
import { Totals } from './totals/totals.service.js';
import { UnrankedGames } from './totals/unranked-games.service.js';
import { TrialScoresPersonalData } from './trials/trial-scores.personal-data.js';
import { SubmitKeptTrialsJob } from './trials/submit-kept-trials.job.js';
import { CountRankDaysJob } from './rank-history/count-rank-days.job.js';
import { ForgetRankDaysJob } from './rank-history/forget-rank-days.job.js';
import { RankDaysPersonalData } from './rank-history/rank-days.personal-data.js';
import { RankDaysRepository } from './rank-history/rank-days.repository.js';
import { RankHistoryController } from './rank-history/rank-history.controller.js';
import { SpreadController } from './spread/spread.controller.js';
import { TrialScoresRepository } from './trials/trial-scores.repository.js';
import { TrialScores } from './trials/trial-scores.service.js';
import { ChampionshipsPersonalData } from './weeks/championships.personal-data.js';
import { ChampionshipsRepository } from './weeks/championships.repository.js';
import { FinalizeWeekJob } from './weeks/finalize-week.job.js';
import { OwnChampionshipsController } from './weeks/own-championships.controller.js';
import { WeekPageService } from './weeks/week-page.service.js';
import { WeeksController } from './weeks/weeks.controller.js';
import { WeeksRepository } from './weeks/weeks.repository.js';
import { WeeksService } from './weeks/weeks.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { DailyBoardTopicDefinition } from './daily-boards/daily-board.topic.js';
import { DailyBoardsRepository } from './daily-boards/daily-boards.repository.js';
import { DailyBoards } from './daily-boards/daily-boards.service.js';
import { GameBoardsController } from './game-boards/game-boards.controller.js';
import { GameBoards } from './game-boards/game-boards.service.js';
import { GameBoardsRepository } from './game-boards/game-boards.repository.js';
import { GamesModule } from '../games/games.module.js';

const PROVIDERS = [
  // Personal and weekly bests and days of play, projected from scores.
  BestProjection,
  // Ranks of players: a sorted set in Redis for each board, its rebuild and its audit.
  RankSets,
  ScoreRanking,
  ExactRanks,
  StoredScoresRepository,
  RankRebuild,
  DatabaseIdentity,
  RankAuditRepository,
  AuditRanksJob,
  PlayerCountsRepository,
  // Totals of players over all games.
  Totals,
  UnrankedGames,
  RecountTotalsRepository,
  RecountTotalsJob,
  // Scores of hidden games by their creators.
  TrialScores,
  TrialScoresRepository,
  SubmitKeptTrialsJob,
  TrialScoresPersonalData,
  // Leaderboards of games and over all games: pages and live updates.
  LeaderboardRepository,
  LeaderboardService,
  BoardPages,
  LeaderboardFastRoute,
  LeaderboardTopicDefinition,
  ScoreCountsRepository,
  TopRowsCache,
  // Boards of the daily: of days and months, and the weekly contest.
  DailyBoards,
  DailyBoardsRepository,
  DailyBoardTopicDefinition,
  // The boards of a game.
  GameBoards,
  GameBoardsRepository,
  // The write path: scores are accepted, committed and published.
  ScoreRequests,
  AgentScores,
  ScoresService,
  ScoreBudget,
  IdempotentReplay,
  IdempotentBatches,
  IdempotencyResponseStore,
  IdempotencyPersonalData,
  DeleteExpiredIdempotencyKeysJob,
  ScoreWriter,
  ScoreIds,
  StoredScoresNotifier,
  ScorePublisher,
  BestsFromDatabase,
  SumPublisher,
  ScoreOutboxHandler,
  // The scores of each player and game, listed after they were stored.
  ScoreListsRepository,
  GameScoresRepository,
  ListScoresJob,
  // Removes and restores scores.
  ScoreRemoval,
  RemovedScoresPersonalData,
  // Scores that wait for a maker of their game.
  HeldScores,
  HeldScoresRepository,
  HeldScoresPersonalData,
  // Finished weeks and their champions.
  FinalizeWeekJob,
  WeeksRepository,
  WeeksService,
  WeekPageService,
  ChampionshipsRepository,
  ChampionshipsPersonalData,
  // The player rating: a fair ranking over all games.
  ComputePlayerRatingsJob,
  PlayerRatingsRepository,
  ForgetRatingDaysJob,
  PlayerRatingsPersonalData,
  // The ranks of players on boards, day by day.
  CountRankDaysJob,
  ForgetRankDaysJob,
  RankDaysRepository,
  RankDaysPersonalData,
  // Games, scores and bests of one player.
  OwnScoresRepository,
  PlayerBestsRepository,
  ScoresPersonalData,
];

/** Scores: the write path, bests, ranks, totals, boards, weeks, removal. */
@Module({
  imports: [AuthModule, GamesModule],
  controllers: [
    ScoreRowsController,
    LeaderboardController,
    GameBoardsController,
    PlayerRatingsController,
    ScoresController,
    WeeksController,
    OwnChampionshipsController,
    OwnScoresController,
    RankHistoryController,
    SpreadController,
  ],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class ScoresModule {}
