// The public interface of ranks; other code imports nothing else from this folder.
export { boardUpdatesOf } from './board-updates.js';
export { ExactRanks } from './exact-ranks.service.js';
export { rankSetsState } from './rank-rebuild.service.js';
export {
  invalidateRanks,
  OutdatedScoresError,
  RankSets,
  STALE_TOTALS_KEY,
  type BoardUpdate,
  type PageStart,
} from './rank-sets.store.js';
export { RanksModule } from './ranks.module.js';
export { ScoreRanking, type ScoresToRank } from './score-ranking.service.js';
