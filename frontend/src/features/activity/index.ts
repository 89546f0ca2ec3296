export { ActivePlayers } from './components/active-players.js';
