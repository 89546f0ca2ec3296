export { ActivePlayers } from './components/active-players/active-players.js';
