// The public interface of scores; other modules import nothing else from this folder.
export { BestProjection } from './bests/index.js';
export { TopRowsCache, LeaderboardService } from './boards/index.js';
export { GameScoresRepository, ScoreListsRepository, type GameScoreRow } from './lists/index.js';
export { PlayerBestsRepository } from './player-scores/index.js';
export { invalidateRanks, rankSetsState } from './ranks/index.js';
export { ScoreRemoval, type RemovedScore } from './removal/index.js';
export { ScoresModule } from './scores.module.js';
export {
  checkIdempotencyKey,
  earnsAchievements,
  flaggedScore,
  ScoreAdmission,
  ScoreSenders,
  ScoresService,
  StoredScoresNotifier,
  type FlaggedScore,
  type ScoreOrigin,
  type ScoreSender,
  type SenderAnswer,
  type SenderRequest,
  type SentScore,
} from './submission/index.js';
export { ChangedTotalsNotifier } from './totals/index.js';
export { ChampionshipsRepository } from './weeks/index.js';
