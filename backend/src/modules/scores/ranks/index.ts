// The public interface of ranks; other code imports nothing else from this folder.
export { joinsOf } from './board-updates.js';
export { ExactRanks } from './exact-ranks.service.js';
export { ranksAreFilled } from './rank-rebuild.service.js';
export { distrustRanks, OutdatedStanding, RankSets, STALE_TOTALS_KEY, type Join } from './rank-sets.store.js';
export { RanksModule } from './ranks.module.js';
export { ScoreRanking, type ScoresToRank } from './score-ranking.service.js';
