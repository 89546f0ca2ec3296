export { getLeaderboard } from './api/get-leaderboard.js';
export { Leaders } from './top/leaders.js';
export { TopPlayers } from './top/top-players.js';
export { TopTen } from './top/top-ten.js';
export { useBoardWatchers } from './live/use-board-watchers.js';
