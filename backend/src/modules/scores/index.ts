export { BoardWindows } from './board-windows.js';
export { distrustRanks } from './rank-sets.js';
export { ScoresModule } from './scores.module.js';
