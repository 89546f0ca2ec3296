export { TrendingGames } from './components/trending-games.js';
