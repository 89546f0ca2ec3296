// The public interface of player scores; other code imports nothing else from this folder.
export { PlayerBestsRepository } from './player-bests.repository.js';
export { PlayerScoresModule } from './player-scores.module.js';
