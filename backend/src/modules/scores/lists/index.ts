// The public interface of this folder within scores.
export { ListsModule } from './lists.module.js';
export { ScoreListsRepository } from './score-lists.repository.js';
