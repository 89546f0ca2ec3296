// The public interface of player scores; other code imports nothing else from this folder.
export { OWN_SCORE } from './own-scores.schemas.js';
export { PlayerBestsRepository } from './player-bests.repository.js';
export { PlayerScoresModule } from './player-scores.module.js';
