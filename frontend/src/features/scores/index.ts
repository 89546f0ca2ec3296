export { getLeaderboard } from './api/get-leaderboard.js';
export { Leaders } from './components/leaders/leaders.js';
export { TopPlayers } from './components/top-players.js';
export { TopTen } from './components/top-ten/top-ten.js';
export { useBoardWatchers } from './live/use-board-watchers.js';
