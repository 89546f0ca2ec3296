// The public interface of this folder within scores.
export { GameScoresRepository, type GameScoreRow } from './game-scores.repository.js';
export { ListsModule } from './lists.module.js';
export { ScoreListsRepository } from './score-lists.repository.js';
