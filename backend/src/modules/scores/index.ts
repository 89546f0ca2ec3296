export { BoardWindows } from './board-windows.js';
export { ScoresModule } from './scores.module.js';
