export { TrendingGames } from './components/trending-games/trending-games.js';
