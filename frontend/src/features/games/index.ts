export { useGame } from './api/get-game.js';
export { useGames } from './api/get-games.js';
export { FeaturedGames } from './components/featured-games.js';
export { GameLinks } from './components/game-links.js';
export { GameNotFound } from './components/game-not-found.js';
export { GamePicker, useGameName, usePickedGame } from './components/game-picker.js';
export { PlayGame } from './components/play-game.js';
export { PlayNow } from './components/play-now.js';
export { VersionGames } from './components/version-games.js';
