export { BoardWindows } from './boards/board-windows.js';
export { distrustRanks } from './boards/rank-sets.js';
export { PlayerBests } from './own/player-bests.js';
export { RefreshedTotals } from './totals/refreshed-totals.js';
export { ScoreRemoval } from './removal/score-removal.js';
export type { RemovedScore, RestoredScore } from './removal/removal.js';
export { ScoresModule } from './scores.module.js';
export { ChampionTitles } from './weeks/champion-titles.js';
export { CHAMPIONSHIP, CHAMPIONSHIP_TOTALS } from './weeks/weeks.schemas.js';
