// The public interface of scores; other modules import nothing else from this folder.
export { BestProjection } from './bests/index.js';
export { BoardWindows, LeaderboardService } from './boards/index.js';
export { OWN_SCORE, PlayerBests } from './player-scores/index.js';
export { distrustRanks, ranksAreFilled } from './ranks/index.js';
export { ScoreRemoval, type RemovedScore } from './removal/index.js';
export { ScoresModule } from './scores.module.js';
export {
  EarnedAchievements,
  ScoreAdmission,
  ScoreSenders,
  ScoresService,
  SUBMITTED_SCORE,
  type ScoreOrigin,
  type ScoreSender,
  type SenderAnswer,
  type SenderRequest,
} from './submission/index.js';
export { RefreshedTotals } from './totals/index.js';
export { ChampionTitles, CHAMPIONSHIP, CHAMPIONSHIP_TOTALS } from './weeks/index.js';
