// The public interface of removal; other code imports nothing else from this folder.
export { RemovalModule } from './removal.module.js';
export type { RemovedScore } from './removal.js';
export { ScoreRemoval } from './score-removal.service.js';
