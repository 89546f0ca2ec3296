export { BoardWindows } from './boards/board-windows.js';
export { distrustRanks } from './boards/rank-sets.js';
export { ScoresModule } from './scores.module.js';
