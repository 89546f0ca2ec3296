export { OwnPlays } from './components/own-plays.js';
export { frameOf, StageLink } from './stage/stage.js';
export { GUEST_KEY } from './guest/guest-key.js';
export { useOwnDocument } from './host/use-own-document.js';
export { StageWithBoard } from './pages/stage-with-board.js';
