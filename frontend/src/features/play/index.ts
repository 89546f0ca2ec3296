export { OwnPlays } from './components/own-plays/own-plays.js';
export { frameOf } from './components/stage/stage.js';
export { GUEST_KEY } from './guest/guest-key.js';
export { GameStage } from './pages/game-stage.js';
